import ViewGraph

/// A view whose type is hidden; its identity is the type of the view inside.
public nonisolated struct AnyView: PrimitiveView {
    private let content: any View

    public init<Content: View>(_ view: Content) { content = (view as? AnyView)?.content ?? view }

    public init<Content: View>(erasing view: Content) { self.init(view) }

    public static func _mount(_ value: Self, at context: MountContext) -> ValueNode<Self> {
        ErasedNode(value, context) { $0.content }
    }
}
