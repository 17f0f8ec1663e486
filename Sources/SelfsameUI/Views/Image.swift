import ViewGraph

/// A picture, known by its name.
public nonisolated struct Image: PrimitiveView, Equatable, Sendable {
    let name: String

    public init(systemName: String) { name = systemName }
    public init(_ name: String) { self.name = name }
    public init(decorative name: String) { self.name = name }

    public func resizable() -> Image { self }
    public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { self }

    public enum TemplateRenderingMode: Sendable { case template, original }
    public enum Scale: Sendable { case small, medium, large }

    public static func _mount(_ value: Self, at context: MountContext) -> ValueNode<Self> {
        LeafNode(value, context) { image, _ in Element(kind: "image", text: image.name) }
    }
}
