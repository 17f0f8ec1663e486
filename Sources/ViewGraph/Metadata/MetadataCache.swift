import Synchronization

/// Remembers what was found out about a metadata record: a type's, or that of a closure's context.
///
/// The engine runs on one thread; the lock is for tests, which run side by side.
final class MetadataCache<Value>: @unchecked Sendable {
    private let lock = Mutex<Void>(())
    private var values: [UnsafeRawPointer: Value] = [:]
    /// A few answers, each at the place that its key chooses: rows ask about the same types again and again, and hashing
    /// would cost more than the comparison that it leads to.
    private var recent: [(key: UnsafeRawPointer, value: Value)?] = Array(repeating: nil, count: 64)

    func value(for metadata: TypeMetadata, make: () -> Value) -> Value {
        let key = metadata.pointer
        if let known = known(key) { return known }
        // Not under the lock: a type's parts ask for themselves.
        let made = make()
        lock.withLock { _ in
            values[key] = made
            recent[place(of: key)] = (key, made)
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
            if let recent = recent[place(of: key)], recent.key == key {
                found = recent.value
            } else if let value = values[key] {
                recent[place(of: key)] = (key, value)
                found = value
            }
        }
        return found
    }

    private func place(of key: UnsafeRawPointer) -> Int {
        // Metadata records are aligned to words and rarely shorter than a few.
        let address = UInt(bitPattern: key)
        return Int((address >> 4 ^ address >> 10) & 63)
    }
}
