/// A location as one view's binding sees it: a read makes that view depend on it, and not the owner of the storage (rule S6).
public final class ScopedLocation<Value>: Location<Value>, @unchecked Sendable {
    public let base: Location<Value>
    /// Whether the view's body ever read it through this binding.
    public private(set) var wasRead: Bool
    private weak var box: PropertyBox?

    /// `wasRead` as of the location that this one follows: another storage behind the same property changes nothing about it (rule S4).
    public init(base: Location<Value>, box: PropertyBox, wasRead: Bool) {
        self.base = base
        self.box = box
        self.wasRead = wasRead
    }

    public override func get() -> Value {
        if box?.host?.graph.isUpdating == true { wasRead = true }
        return base.peek()
    }

    public override var carriesTransaction: Bool { base.carriesTransaction }
    public override func peek() -> Value { base.peek() }
    public override func newest() -> Value { base.newest() }
    public override func set(_ value: Value) { base.set(value) }
    public override func subscribe(_ reader: PropertyBox) { base.subscribe(reader) }
    public override func unsubscribe(_ reader: PropertyBox) { base.unsubscribe(reader) }
}
