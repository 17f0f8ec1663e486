import ViewGraph

/// What an `if` without `else` makes.
extension Optional: View, Mountable, PrimitiveView where Wrapped: View {
    public nonisolated static func _mount(_ value: Self, at context: MountContext) -> ValueNode<Self> {
        OptionalNode(value, context)
    }
}
