/// A view whose type is known only at run time: its identity is that type (rule I4).
public final class ErasedNode<Value>: SlotNode<Value> {
    private let content: (Value) -> any Mountable

    public init(_ value: Value, _ context: MountContext, content: @escaping (Value) -> any Mountable) {
        self.content = content
        super.init(value, context)
    }

    /// An exchange of types is no transition: the old content disappears first (rule I4).
    public override var canTransition: Bool { false }

    public override func identity(of value: Value) -> AnyHashable? { ObjectIdentifier(type(of: content(value))) }

    public override func mountOccupant(_ value: Value) -> Node? { mount(content(value)) }

    private func mount<Content: Mountable>(_ view: Content) -> Node {
        let key = Place.Key.erased(ObjectIdentifier(Content.self), name: displayName(of: Content.self))
        return Content._mount(view, at: context.child(of: self, key))
    }

    public override func update(_ occupant: Node, with value: Value) { hand(content(value), to: occupant) }

    private func hand<Content: Mountable>(_ view: Content, to occupant: Node) {
        (occupant as? ValueNode<Content>)?.accept(view)
    }
}
