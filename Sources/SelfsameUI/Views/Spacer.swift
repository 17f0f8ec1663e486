import ViewGraph

/// Takes up the space that is left.
public nonisolated struct Spacer: PrimitiveView, Sendable {
    public init(minLength: CGFloat? = nil) {}

    public static func _mount(_ value: Self, at context: MountContext) -> ValueNode<Self> {
        LeafNode(value, context) { _, _ in Element(kind: "spacer") }
    }
}

/// A line between two things.
public nonisolated struct Divider: PrimitiveView, Sendable {
    public init() {}

    public static func _mount(_ value: Self, at context: MountContext) -> ValueNode<Self> {
        LeafNode(value, context) { _, _ in Element(kind: "divider") }
    }
}
