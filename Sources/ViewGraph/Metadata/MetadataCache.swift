import Synchronization

/// Remembers what was found out about a metadata record: a type's, or that of a closure's context.
///
/// The engine runs on one thread; the lock is for tests, which run side by side.
final class MetadataCache<Value>: @unchecked Sendable {
    private let lock = Mutex<Void>(())
    private var values: [UnsafeRawPointer: Value] = [:]
    /// Rows are compared one after another: most questions are about the type that the last one was about.
    private var latest: (key: UnsafeRawPointer, value: Value)?

    func value(for metadata: TypeMetadata, make: () -> Value) -> Value {
        let key = metadata.pointer
        if let known = known(key) { return known }
        // Not under the lock: a type's parts ask for themselves.
        let made = make()
        lock.withLock { _ in
            values[key] = made
            latest = (key, made)
        }
        return made
    }

    func value(for type: Any.Type, make: () -> Value) -> Value {
        value(for: TypeMetadata(type), make: make)
    }

    private func known(_ key: UnsafeRawPointer) -> Value? {
        // The mutex would hand out only what no one else can reach; what is kept here is never changed.
        nonisolated(unsafe) var found: Value?
        lock.withLock { _ in
            if let latest, latest.key == key {
                found = latest.value
            } else if let value = values[key] {
                latest = (key, value)
                found = value
            }
        }
        return found
    }
}
