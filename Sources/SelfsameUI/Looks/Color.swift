import ViewGraph

/// A color, which is also a view that fills what space there is.
public nonisolated struct Color: PrimitiveView, ShapeStyle, Hashable {
    let name: String

    public static let red = Color(name: "red")
    public static let orange = Color(name: "orange")
    public static let yellow = Color(name: "yellow")
    public static let green = Color(name: "green")
    public static let mint = Color(name: "mint")
    public static let teal = Color(name: "teal")
    public static let cyan = Color(name: "cyan")
    public static let blue = Color(name: "blue")
    public static let indigo = Color(name: "indigo")
    public static let purple = Color(name: "purple")
    public static let pink = Color(name: "pink")
    public static let brown = Color(name: "brown")
    public static let white = Color(name: "white")
    public static let gray = Color(name: "gray")
    public static let black = Color(name: "black")
    public static let clear = Color(name: "clear")
    public static let primary = Color(name: "primary")
    public static let secondary = Color(name: "secondary")
    public static let accentColor = Color(name: "accentColor")

    init(name: String) { self.name = name }

    /// A color from an asset catalog.
    public init(_ name: String) { self.name = name }

    public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        name = "rgb(\(red), \(green), \(blue), \(opacity))"
    }

    public init(white: Double, opacity: Double = 1) { name = "white(\(white), \(opacity))" }

    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        name = "hsb(\(hue), \(saturation), \(brightness), \(opacity))"
    }

    public var looks: String { name }

    public func opacity(_ opacity: Double) -> Color { Color(name: "\(name).opacity(\(opacity))") }

    public static func _mount(_ value: Self, at context: MountContext) -> ValueNode<Self> {
        LeafNode(value, context) { color, _ in Element(kind: "color", value: color.name) }
    }
}
