/// A location that ignores writes (rule S9).
public final class ConstantLocation<Value>: Location<Value>, @unchecked Sendable {
    private let value: Value

    public init(_ value: Value) { self.value = value }

    public override func get() -> Value { value }

    public override func isSame(as other: Location<Value>) -> Bool {
        guard let other = other as? ConstantLocation<Value> else { return false }
        return compareValues(value, other.value, mode: .equatableUnlessPOD)
    }
}
