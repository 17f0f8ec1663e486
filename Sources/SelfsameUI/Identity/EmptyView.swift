import ViewGraph

/// A view without content: it takes no slot in its container and never appears.
public nonisolated struct EmptyView: PrimitiveView, Sendable {
    public init() {}

    public static func _mount(_ value: Self, at context: MountContext) -> ValueNode<Self> {
        LeafNode(value, context, isEmpty: true) { _, _ in nil }
    }
}
