import ViewGraph

/// An outline that can be filled.
@MainActor @preconcurrency
public protocol Shape: PrimitiveView, Sendable {
    /// Its name for the record.
    nonisolated var shapeName: String { get }
}

extension Shape {
    public nonisolated static func _mount(_ value: Self, at context: MountContext) -> ValueNode<Self> {
        LeafNode(value, context) { shape, _ in Element(kind: "shape", value: shape.shapeName) }
    }

    /// The shape in a color or style.
    public nonisolated func fill<S: ShapeStyle>(_ style: S) -> some View { looks("fill", style.looks) }

    /// The outline in a color or style.
    public nonisolated func stroke<S: ShapeStyle>(_ style: S, lineWidth: CGFloat = 1) -> some View { looks("stroke", style.looks) }
}

public nonisolated struct Circle: Shape {
    public init() {}
    public var shapeName: String { "circle" }
}

public nonisolated struct Rectangle: Shape {
    public init() {}
    public var shapeName: String { "rectangle" }
}

public nonisolated struct Capsule: Shape {
    public init() {}
    public var shapeName: String { "capsule" }
}

public nonisolated struct Ellipse: Shape {
    public init() {}
    public var shapeName: String { "ellipse" }
}

public nonisolated struct RoundedRectangle: Shape {
    public init(cornerRadius: CGFloat) {}
    public var shapeName: String { "roundedRectangle" }
}
