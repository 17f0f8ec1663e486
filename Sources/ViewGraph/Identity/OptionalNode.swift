/// The content of an `if` without `else`: one slot that is filled or empty (rule I2).
public final class OptionalNode<Content: Mountable>: SlotNode<Content?> {
    public override func identity(of value: Content?) -> AnyHashable? { value == nil ? nil : true }

    public override func mountOccupant(_ value: Content?) -> Node? {
        value.map { Content._mount($0, at: context.child(of: self, .present)) }
    }

    public override func update(_ occupant: Node, with value: Content?) {
        if let value { (occupant as? ValueNode<Content>)?.accept(value) }
    }
}
