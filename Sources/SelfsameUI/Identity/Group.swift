import ViewGraph

/// Several views that a modifier can be put on together; it adds no slot of its own.
public nonisolated struct Group<Content> {
    let content: Content
}

extension Group: View, Mountable, PrimitiveView where Content: View {
    public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

    public nonisolated static func _mount(_ value: Self, at context: MountContext) -> ValueNode<Self> {
        WrapperNode(value, context, content: \.content)
    }
}
