/// The storage of one state property during one lifetime (rule S1).
public final class StateLocation<Value>: Location<Value>, @unchecked Sendable {
    /// The newest value that was written.
    private var current: Value
    /// The value as of the transaction that was applied last.
    private var applied: Value
    /// Whether the owner's body ever read it. Once true it stays true for the lifetime (rule S4).
    public private(set) var wasRead = false
    /// The property of the owner; nil when the lifetime is over.
    private weak var owner: PropertyBox?
    private var readers: [ObjectIdentifier: WeakReader] = [:]

    private struct WeakReader { weak var box: PropertyBox? }

    public init(_ value: Value, owner: PropertyBox) {
        current = value
        applied = value
        self.owner = owner
    }

    private var isUpdating: Bool { owner?.host?.graph.isUpdating ?? false }

    public override func get() -> Value {
        if isUpdating {
            wasRead = true
            return applied
        }
        return current
    }

    public override func get(installed: Value) -> Value {
        guard isUpdating else { return current }
        wasRead = true
        return installed
    }

    public override func peek() -> Value { isUpdating ? applied : current }
    public override func newest() -> Value { current }

    /// Stores the value and queues its application (rule S2).
    public override func set(_ value: Value) {
        guard let owner, let host = owner.host else { return }
        let graph = host.graph
        guard !graph.isUpdating else {
            graph.warn("Modifying state during view update, this will cause undefined behavior.")
            return
        }
        let isEqual = compareValues(current, value, mode: .equatableAlways)
        if let recorder = graph.recorder, let lifetime = host.lifetime {
            recorder.record(
                .wrote(
                    view: lifetime, property: owner.name, from: renderValue(current), to: renderValue(value), changed: !isEqual))
        }
        guard !isEqual else { return }
        current = value
        graph.transactions.add(to: self) { [self] in
            applied = value
            if wasRead { self.owner?.locationChanged() }
            for reader in readers.values { reader.box?.locationChanged() }
        }
    }

    public override func subscribe(_ reader: PropertyBox) { readers[ObjectIdentifier(reader)] = WeakReader(box: reader) }
    public override func unsubscribe(_ reader: PropertyBox) { readers[ObjectIdentifier(reader)] = nil }

    /// The lifetime is over: later writes are lost (rule L5), reads still give the last value.
    public func detach() { owner = nil }
}
