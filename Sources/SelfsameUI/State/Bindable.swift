import ViewGraph

/// Makes bindings to the properties of an observable object.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
    public var wrappedValue: Value

    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject & Observable {
    public init(_ wrappedValue: Value) { self.init(wrappedValue: wrappedValue) }

    public init(projectedValue: Bindable<Value>) { self = projectedValue }

    public subscript<Subject>(dynamicMember path: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
        // The value is not read here: making a binding does not make anybody depend on the property.
        Binding(value: nil, location: ObjectLocation(object: wrappedValue, path: path))
    }
}

extension Bindable: Sendable where Value: Sendable {}

extension Bindable: Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
}

/// A property of an observable object; reading it makes the reader depend on it (rule O10).
private final class ObjectLocation<Object: AnyObject, Value>: Location<Value>, @unchecked Sendable {
    private let object: Object
    private let path: ReferenceWritableKeyPath<Object, Value>

    init(object: Object, path: ReferenceWritableKeyPath<Object, Value>) {
        self.object = object
        self.path = path
    }

    override func get() -> Value { object[keyPath: path] }
    override func set(_ value: Value) { object[keyPath: path] = value }

    override func isSame(as other: Location<Value>) -> Bool {
        guard let other = other as? ObjectLocation<Object, Value> else { return false }
        return object === other.object && path == other.path
    }
}
