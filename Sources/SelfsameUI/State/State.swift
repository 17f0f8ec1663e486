import Trace
import ViewGraph

/// Storage that lives as long as the view's lifetime.
@propertyWrapper
public struct State<Value>: DynamicProperty {
    /// The initial value; while a body runs, the value that it sees.
    var content: Content
    /// Nil outside of a hosted view.
    var location: Location<Value>?

    enum Content {
        case value(Value)
        /// Made when there is storage for it.
        case deferred(Deferred)

        var value: Value {
            switch self {
            case .value(let value): value
            case .deferred(let deferred): deferred.make()
            }
        }
    }

    struct Deferred { let make: () -> Value }

    public init(wrappedValue value: Value) { content = .value(value) }

    public init(initialValue value: Value) { content = .value(value) }

    public var wrappedValue: Value {
        get { location?.get(installed: content.value) ?? content.value }
        nonmutating set { location?.set(newValue) }
    }

    public var projectedValue: Binding<Value> {
        if let location { return Binding(value: location.peek(), location: location) }
        // Without storage there is nothing to write to (rule S8).
        let value = content.value
        return Binding(value: value, location: ConstantLocation(value))
    }

    public static var _wrapperName: String { "State" }
    public static var _ownsState: Bool { true }
    public static func _makeBox(name: String) -> PropertyBox { StateBox<Value>(name: name) }
}

extension State: @unchecked Sendable where Value: Sendable {}

extension State where Value: ExpressibleByNilLiteral {
    public init() { self.init(wrappedValue: nil) }
}

extension State where Value: AnyObject {
    /// From release 27 on the default is made once for each lifetime; before, it is made whenever the view's value is (rule N1).
    public init(wrappedValue make: @autoclosure @escaping () -> Value) {
        let isDeferred = (Graph.current?.sdk ?? 26) >= 27
        content = isDeferred ? .deferred(Deferred(make: make)) : .value(make())
    }
}

/// Only the first of a lifetime is ever made, so that later ones are no difference.
extension State.Deferred: ComparesByParts {
    static func _compare(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer, mode: ComparisonMode) -> Bool { true }
}

/// Holds the storage of one state property during one lifetime.
private final class StateBox<Value>: PropertyBox {
    private var location: StateLocation<Value>?
    private var isChanged = false

    override func update(_ pointer: UnsafeMutableRawPointer) -> Bool {
        let property = pointer.assumingMemoryBound(to: State<Value>.self)
        if location == nil {
            // The first value counts, later ones from the parent are ignored (rule S1).
            location = StateLocation(property.pointee.content.value, owner: self)
            isChanged = true
        }
        property.pointee.location = location
        property.pointee.content = .value(location!.peek())
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
