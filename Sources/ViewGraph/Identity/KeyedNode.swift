/// Content with an explicit identity (`.id`): any other value is another identity, and the place stays the same (rule I3).
public final class KeyedNode<Value, Content: Mountable>: SlotNode<Value> {
    private let id: (Value) -> AnyHashable
    private let content: (Value) -> Content

    public init(
        _ value: Value, _ context: MountContext, id: @escaping (Value) -> AnyHashable, content: @escaping (Value) -> Content
    ) {
        self.id = id
        self.content = content
        super.init(value, context)
    }

    public override func identity(of value: Value) -> AnyHashable? { id(value) }

    public override func mountOccupant(_ value: Value) -> Node? {
        var child = context.child(of: self)
        child.identity = ExplicitIdentity(id(value))
        return Content._mount(content(value), at: child)
    }

    public override func update(_ occupant: Node, with value: Value) {
        (occupant as? ValueNode<Content>)?.accept(content(value))
    }
}
