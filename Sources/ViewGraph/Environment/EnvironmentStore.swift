/// Environment values as a list that is only ever prepended to; the newest entry of a key counts (rule E1).
public struct EnvironmentStore {
    private final class Entry {
        let key: ObjectIdentifier
        let value: Any
        let next: Entry?

        init(key: ObjectIdentifier, value: Any, next: Entry?) {
            self.key = key
            self.value = value
            self.next = next
        }

        /// Long lists must not be freed by recursion.
        deinit {
            var rest = next
            while let entry = rest, isKnownUniquelyReferenced(&rest) { rest = entry.next }
        }
    }

    private var newest: Entry?

    public init() {}

    /// The newest value of a key, nil when nobody wrote one.
    public func value(for key: ObjectIdentifier) -> Any? {
        var entry = newest
        while let current = entry {
            if current.key == key { return current.value }
            entry = current.next
        }
        return nil
    }

    /// Writes a value over whatever was there.
    public mutating func set(_ value: Any, for key: ObjectIdentifier) { newest = Entry(key: key, value: value, next: newest) }

    /// Whether both are the same list: then nothing in them can differ.
    public func isIdentical(to other: EnvironmentStore) -> Bool { newest === other.newest }
}
