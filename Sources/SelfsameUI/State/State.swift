import Trace
import ViewGraph

/// Storage that lives as long as the view's lifetime.
@propertyWrapper
public struct State<Value>: DynamicProperty {
    /// The initial value; while a body runs, the value that it sees.
    var _value: Value
    /// Nil outside of a hosted view.
    var _location: Location<Value>?

    public init(wrappedValue value: Value) { _value = value }

    public init(initialValue value: Value) { _value = value }

    public var wrappedValue: Value {
        get { _location?.get(installed: _value) ?? _value }
        nonmutating set { _location?.set(newValue) }
    }

    public var projectedValue: Binding<Value> {
        // Without storage there is nothing to write to (rule S8).
        let location = _location ?? ConstantLocation(_value)
        return Binding(value: _location?.peek() ?? _value, location: location)
    }

    public static var _wrapperName: String { "State" }
    public static var _ownsState: Bool { true }
    public static func _makeBox(name: String) -> PropertyBox { StateBox<Value>(name: name) }
}

extension State: Sendable where Value: Sendable {}

extension State where Value: ExpressibleByNilLiteral {
    public init() { self.init(wrappedValue: nil) }
}

/// Holds the storage of one state property during one lifetime.
private final class StateBox<Value>: PropertyBox {
    private var location: StateLocation<Value>?
    private var isChanged = false

    override func update(_ pointer: UnsafeMutableRawPointer) -> Bool {
        let property = pointer.assumingMemoryBound(to: State<Value>.self)
        if location == nil {
            // The first value counts, later ones from the parent are ignored (rule S1).
            location = StateLocation(property.pointee._value, owner: self)
            isChanged = true
        }
        property.pointee._location = location
        property.pointee._value = location!.peek()
        defer { isChanged = false }
        return isChanged
    }

    override func locationChanged() {
        isChanged = true
        host?.setNeedsRefresh()
    }

    override var valueText: String { location.map { renderValue($0.peek()) } ?? "" }
    override var cause: Cause { .stored(wrapper: "State", name: name) }
    override func discard() { location?.detach() }
}
