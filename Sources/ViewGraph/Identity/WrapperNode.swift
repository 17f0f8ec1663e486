/// A node around exactly one content that never goes away by itself: a modifier, a container, an environment writer.
open class WrapperNode<Value, Content: Mountable>: ValueNode<Value> {
    private let project: (Value) -> Content
    public private(set) final var content: ValueNode<Content>!

    /// `context` is the place of the wrapper; the content stands in the slot `key` below it, or at the same place.
    public init(_ value: Value, _ context: MountContext, key: Place.Key? = nil, content: @escaping (Value) -> Content) {
        project = content
        super.init(value, context)
        prepare()
        self.content = Content._mount(content(value), at: contentContext(context.child(of: self, key)))
        didMount()
    }

    /// Called before the content is mounted for the first time.
    open func prepare() {}

    /// Called when the content was mounted for the first time.
    open func didMount() {}

    /// The context in which the content is mounted.
    open func contentContext(_ context: MountContext) -> MountContext { context }

    open override func refresh() { content.accept(project(value)) }

    public final override var children: [Node] { [content] }
}
