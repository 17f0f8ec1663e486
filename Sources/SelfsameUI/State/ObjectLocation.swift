import ViewGraph

/// A property of an observable object; reading it makes the reader depend on it (rule O10).
class ObjectLocation<Object: AnyObject, Value>: Location<Value>, @unchecked Sendable {
    final let object: Object
    final let path: ReferenceWritableKeyPath<Object, Value>

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
