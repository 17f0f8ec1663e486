import ViewGraph

/// A view with an explicit identity.
nonisolated struct IDView<Content: View, ID: Hashable>: PrimitiveView {
    let content: Content
    let id: ID

    static func _mount(_ value: Self, at context: MountContext) -> ValueNode<Self> {
        KeyedNode(value, context, id: { AnyHashable($0.id) }, content: \.content)
    }
}

extension View {
    /// Ties the view's identity to a value: another value is another identity, and everything inside starts anew.
    public nonisolated func id<ID: Hashable>(_ id: ID) -> some View { IDView(content: self, id: id) }
}
