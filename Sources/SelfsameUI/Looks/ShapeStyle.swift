/// A way to fill something.
public protocol ShapeStyle: Sendable {
    /// Its name for the record.
    var looks: String { get }
}

extension ShapeStyle where Self == Color {
    public static var red: Color { Color.red }
    public static var orange: Color { Color.orange }
    public static var yellow: Color { Color.yellow }
    public static var green: Color { Color.green }
    public static var mint: Color { Color.mint }
    public static var teal: Color { Color.teal }
    public static var cyan: Color { Color.cyan }
    public static var blue: Color { Color.blue }
    public static var indigo: Color { Color.indigo }
    public static var purple: Color { Color.purple }
    public static var pink: Color { Color.pink }
    public static var brown: Color { Color.brown }
    public static var white: Color { Color.white }
    public static var gray: Color { Color.gray }
    public static var black: Color { Color.black }
    public static var clear: Color { Color.clear }
}

/// A style that follows its surroundings.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
    public let looks: String
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(looks: "primary") }
    public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(looks: "secondary") }
    public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(looks: "tertiary") }
    public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle(looks: "quaternary") }
    public static var tint: HierarchicalShapeStyle { HierarchicalShapeStyle(looks: "tint") }
    public static var background: HierarchicalShapeStyle { HierarchicalShapeStyle(looks: "background") }
}

/// A blurred background.
public struct Material: ShapeStyle, Hashable {
    public let looks: String
}

extension ShapeStyle where Self == Material {
    public static var ultraThinMaterial: Material { Material(looks: "ultraThinMaterial") }
    public static var thinMaterial: Material { Material(looks: "thinMaterial") }
    public static var regularMaterial: Material { Material(looks: "regularMaterial") }
    public static var thickMaterial: Material { Material(looks: "thickMaterial") }
    public static var bar: Material { Material(looks: "bar") }
}
