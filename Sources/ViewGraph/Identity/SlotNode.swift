/// One slot whose content is exchanged when its identity changes (rules I2–I5, I10): the old content's lifetime ends and nothing of
/// it is kept for a later return.
open class SlotNode<Value>: ValueNode<Value> {
    /// What stands in the slot now.
    public private(set) final var occupant: Node?
    private final var identity: AnyHashable?

    public override init(_ value: Value, _ context: MountContext) {
        super.init(value, context)
        refresh()
    }

    /// Which content the value asks for; nil for none. Equal answers mean the same identity.
    open func identity(of value: Value) -> AnyHashable? { nil }

    /// Makes the content's node.
    open func mountOccupant(_ value: Value) -> Node? { nil }

    /// Whether new content can come in while the old one leaves: then it appears before the old one disappears (rule L4).
    open var canTransition: Bool { true }

    /// Hands a new value to content of the same identity.
    open func update(_ occupant: Node, with value: Value) {}

    public final override func refresh() {
        let identity = identity(of: value)
        if let occupant, identity == self.identity {
            update(occupant, with: value)
            return
        }
        guard occupant != nil || identity != nil else { return }
        let old = occupant
        self.identity = identity
        occupant = identity == nil ? nil : mountOccupant(value)
        old?.remove(first: !canTransition)
        structureChanged()
    }

    public final override var children: [Node] { occupant.map { [$0] } ?? [] }
}
