/// A location behind a pair of closures: it has no storage, so two of them are the same when their closures are (rules S7, R7).
public final class ClosureLocation<Value>: Location<Value>, @unchecked Sendable {
    private struct Closures {
        let get: () -> Value
        let set: (Value) -> Void
    }

    private let closures: Closures

    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        closures = Closures(get: get, set: set)
    }

    public override func get() -> Value { closures.get() }
    public override func set(_ value: Value) { closures.set(value) }

    public override var isAlwaysNew: Bool { true }

    public override func isSame(as other: Location<Value>) -> Bool {
        guard let other = other as? ClosureLocation<Value> else { return false }
        return self === other || compareValues(closures, other.closures, mode: .equatableUnlessPOD)
    }
}
