/// A place that holds a value, behind a property wrapper or a binding.
open class Location<Value>: @unchecked Sendable {
    public init() {}

    /// The value, as a read: inside a body it makes the view that owns the location depend on it (rule S4).
    open func get() -> Value { preconditionFailure("a location without a value") }

    /// As `get()`, through a wrapper that holds the value it was given when its view was brought up to date last. A closure that was
    /// made then, and runs in the body of another view now, sees that value.
    open func get(installed: Value) -> Value { get() }

    /// The value without making anybody depend on it. During an update it is the applied one (rule S3).
    open func peek() -> Value { get() }

    /// The newest value that was written, applied or not: what a write of a part starts from.
    open func newest() -> Value { peek() }

    open func set(_ value: Value) {}

    /// Whether the transaction of a binding is also that of the writes through it.
    open var carriesTransaction: Bool { true }

    /// Whether a write through either arrives at the same storage (rule R8).
    open func isSame(as other: Location<Value>) -> Bool { self === other }

    /// Whether only asking tells if the value is another one, so that every update counts as a change.
    open var isAlwaysNew: Bool { false }

    /// Has `reader` hear of new values. The location does not keep it alive.
    open func subscribe(_ reader: PropertyBox) {}
    open func unsubscribe(_ reader: PropertyBox) {}

    /// The location of a part of the value; the same object for the same path, so that bindings to it stay equal (rule S6).
    public final func projected<Part>(_ path: WritableKeyPath<Value, Part>) -> Location<Part> {
        if let known = projections[path]?.location as? Location<Part> { return known }
        let made = ProjectedLocation(base: self, path: path)
        projections[path] = WeakLocation(location: made)
        return made
    }

    private final var projections: [AnyKeyPath: WeakLocation] = [:]
}

/// A projection keeps its base alive, so the base must not keep the projection.
private struct WeakLocation {
    weak var location: AnyObject?
}

/// A part of the value at another location.
final class ProjectedLocation<Base, Value>: Location<Value>, @unchecked Sendable {
    private let base: Location<Base>
    private let path: WritableKeyPath<Base, Value>

    init(base: Location<Base>, path: WritableKeyPath<Base, Value>) {
        self.base = base
        self.path = path
    }

    override var carriesTransaction: Bool { base.carriesTransaction }

    override func isSame(as other: Location<Value>) -> Bool {
        guard let other = other as? ProjectedLocation<Base, Value> else { return false }
        return self === other || path == other.path && base.isSame(as: other.base)
    }

    override func get() -> Value { base.get()[keyPath: path] }
    override func peek() -> Value { base.peek()[keyPath: path] }
    override func newest() -> Value { base.newest()[keyPath: path] }

    override func set(_ value: Value) {
        var whole = base.newest()
        whole[keyPath: path] = value
        base.set(whole)
    }

    override var isAlwaysNew: Bool { base.isAlwaysNew }
    override func subscribe(_ reader: PropertyBox) { base.subscribe(reader) }
    override func unsubscribe(_ reader: PropertyBox) { base.unsubscribe(reader) }
}
