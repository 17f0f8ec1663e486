/// The two sides of an `if`/`else`: one slot with two identities (rule I2).
public final class ConditionalNode<Value, First: Mountable, Second: Mountable>: SlotNode<Value> {
    /// Which side a value shows, with its content.
    public enum Side {
        case first(First)
        case second(Second)
    }

    private let side: (Value) -> Side

    public init(_ value: Value, _ context: MountContext, side: @escaping (Value) -> Side) {
        self.side = side
        super.init(value, context)
    }

    public override func identity(of value: Value) -> AnyHashable? {
        if case .first = side(value) { true } else { false }
    }

    public override func mountOccupant(_ value: Value) -> Node? {
        switch side(value) {
        case .first(let view): First._mount(view, at: context.child(of: self, .branch(true)))
        case .second(let view): Second._mount(view, at: context.child(of: self, .branch(false)))
        }
    }

    public override func update(_ occupant: Node, with value: Value) {
        switch side(value) {
        case .first(let view): (occupant as? ValueNode<First>)?.accept(view)
        case .second(let view): (occupant as? ValueNode<Second>)?.accept(view)
        }
    }
}
