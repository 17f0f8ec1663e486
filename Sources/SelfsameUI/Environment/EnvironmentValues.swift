import ViewGraph

/// A key of a value in the environment.
public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// The values that a view gets from the views around it.
public struct EnvironmentValues {
    var store: EnvironmentStore
    /// Hears which keys are read, for views that take in the environment as a whole.
    var tracker: EnvironmentTracker?

    public init() { store = EnvironmentStore() }

    init(store: EnvironmentStore, tracker: EnvironmentTracker? = nil) {
        self.store = store
        self.tracker = tracker
    }

    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get {
            let value = Self.read(key, in: store)
            tracker?.note(key, value)
            return value
        }
        set { store.set(newValue, for: ObjectIdentifier(key)) }
    }

    /// The value of a key; without a writer the key's default, made anew at each read (rule E10).
    static func read<Key: EnvironmentKey>(_ key: Key.Type, in store: EnvironmentStore) -> Key.Value {
        guard let written = store.value(for: ObjectIdentifier(key)) else { return Key.defaultValue }
        guard let value = written as? Key.Value else { preconditionFailure("a value of another type is stored for \(key)") }
        return value
    }
}

/// Which keys one evaluation read from the whole environment, and how to find out whether they differ (rule E4).
final class EnvironmentTracker {
    private var checks: [ObjectIdentifier: (EnvironmentStore) -> Bool] = [:]

    func note<Key: EnvironmentKey>(_ key: Key.Type, _ value: Key.Value) {
        guard checks[ObjectIdentifier(key)] == nil else { return }
        checks[ObjectIdentifier(key)] = { store in
            compareValues(value, EnvironmentValues.read(key, in: store), mode: .equatableAlways)
        }
    }

    /// Whether everything that was read is equal in another environment.
    func isSatisfied(by store: EnvironmentStore) -> Bool { checks.values.allSatisfy { $0(store) } }

    func reset() { checks = [:] }
}
