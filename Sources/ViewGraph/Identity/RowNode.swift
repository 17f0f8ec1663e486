/// One row of a `ForEach`: its closure has its own dependencies, so that an observed change makes this row alone again (rules F4, F7, O4).
final class RowNode<Content: Mountable>: Node, Evaluation {
    let id: AnyHashable
    private var index: Int
    private let make: (Int) -> Content
    private let observation = ObservationScope()
    private var content: ValueNode<Content>?

    var lifetime: Int? { context.enclosing }
    var changes: [ChangeReport] { [] }

    init(id: AnyHashable, index: Int, _ context: MountContext, make: @escaping (Int) -> Content) {
        self.id = id
        self.index = index
        self.make = make
        super.init(context)
        refresh()
    }

    /// The element is now at another position, or the same one with another value.
    func move(to index: Int, order: Int) {
        self.index = index
        self.order = order
        setNeedsRefresh()
    }

    override func refresh() {
        let view = graph.evaluate(self, observation, invalidate: { [weak self] _ in self?.setNeedsRefresh() }) { make(index) }
        if let content { content.accept(view) } else { content = Content._mount(view, at: context.child(of: self)) }
    }

    override func leave() { observation.cancel() }

    override var children: [Node] { content.map { [$0] } ?? [] }
}
