import Trace
import ViewGraph

/// A way to read and write a value that is stored elsewhere.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
    /// How writes through the binding are animated.
    public var transaction = Transaction()
    /// The value when the binding was made; while a body runs, the value that it sees. Nil for a binding to an observable object's
    /// property: making it does not read the property (rule O10).
    var _value: Value?
    var location: Location<Value>

    init(value: Value?, location: Location<Value>) {
        _value = value
        self.location = location
    }

    @preconcurrency
    public init(get: @escaping @isolated(any) @Sendable () -> Value, set: @escaping @isolated(any) @Sendable (Value) -> Void) {
        let read = unsafeBitCast(get, to: (() -> Value).self)
        let write = unsafeBitCast(set, to: ((Value) -> Void).self)
        let location = ClosureLocation(get: read, set: write)
        self.init(value: location.get(), location: location)
    }

    public init(projectedValue: Binding<Value>) { self = projectedValue }

    public var wrappedValue: Value {
        get { location.get() }
        nonmutating set {
            if transaction.graph == GraphTransaction() || !location.carriesTransaction {
                location.set(newValue)
            } else {
                GraphTransaction.perform(transaction.graph) { location.set(newValue) }
            }
        }
    }

    public var projectedValue: Binding<Value> { self }

    public subscript<Subject>(dynamicMember path: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding<Subject>(value: _value.map { $0[keyPath: path] }, location: location.projected(path))
    }

    /// A binding that ignores writes.
    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(value: value, location: ConstantLocation(value))
    }

    public static var _wrapperName: String { "Binding" }
    public static var _ownsState: Bool { false }
    public static func _makeBox(name: String) -> PropertyBox { BindingBox<Value>(name: name) }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding {
    /// A binding to the value inside an optional; nil when there is none now.
    public init?(_ base: Binding<Value?>) {
        guard let value = base.wrappedValue else { return nil }
        self.init(value: value, location: ClosureLocation(get: { base.wrappedValue ?? value }, set: { base.wrappedValue = $0 }))
    }

    /// A binding that never gives nil.
    public init<V>(_ base: Binding<V>) where Value == V? {
        self.init(
            value: base._value.map { $0 },
            location: ClosureLocation(
                get: { base.wrappedValue },
                set: { value in if let value { base.wrappedValue = value } }))
    }

    /// The same binding, whose writes are animated.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        var copy = self
        copy.transaction = Transaction(animation: animation)
        return copy
    }

    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        var copy = self
        copy.transaction = transaction
        return copy
    }
}

extension Binding: Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
}

/// Bindings are equal when they lead to the same storage and saw equal values (rule R8).
extension Binding: ComparesByParts {
    public static func _compare(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer, mode: ComparisonMode) -> Bool {
        let old = old.assumingMemoryBound(to: Self.self).pointee
        let new = new.assumingMemoryBound(to: Self.self).pointee
        return old.transaction.graph == new.transaction.graph && old.location.isSame(as: new.location)
            && compareValues(old._value, new._value, mode: mode)
    }
}

/// Makes the view that holds the binding, and not the owner of the storage, depend on what it reads.
private final class BindingBox<Value>: PropertyBox {
    private var scoped: ScopedLocation<Value>?
    private var seen: Value?

    override func update(_ pointer: UnsafeMutableRawPointer) -> Bool {
        let property = pointer.assumingMemoryBound(to: Binding<Value>.self)
        let base = property.pointee.location
        let isFirst = scoped == nil
        if scoped?.base.isSame(as: base) != true {
            scoped?.unsubscribe(self)
            let location = ScopedLocation(base: base, box: self, wasRead: scoped?.wasRead ?? false)
            scoped = location
            base.subscribe(self)
        }
        guard let scoped else { return false }
        property.pointee.location = scoped
        guard property.pointee._value != nil else { return isFirst }
        let value = scoped.peek()
        // Only the part that the binding leads to counts, not the whole that it is a part of.
        let differs =
            scoped.wasRead && (base.isAlwaysNew || seen.map { !compareValues($0, value, mode: .equatableAlways) } ?? false)
        seen = value
        property.pointee._value = value
        return isFirst || differs
    }

    override func locationChanged() {
        if scoped?.wasRead == true { host?.setNeedsRefresh() }
    }

    override var valueText: String { scoped.map { renderValue($0.peek()) } ?? "" }
    override var cause: Cause { .stored(wrapper: "Binding", name: name) }
    override func discard() { scoped?.unsubscribe(self) }
}
