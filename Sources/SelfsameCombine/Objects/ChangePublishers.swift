import Foundation

/// The publishers of objects that have no `@Published` property to keep them.
final class ChangePublishers: @unchecked Sendable {
    static let shared = ChangePublishers()

    private struct Entry {
        weak var object: AnyObject?
        let publisher: ObservableObjectPublisher
    }

    private let lock = NSLock()
    private var entries: [ObjectIdentifier: Entry] = [:]
    /// How many entries there may be before those of dead objects are thrown away.
    private var limit = 64

    /// The publisher of this object.
    func publisher(for object: AnyObject) -> ObservableObjectPublisher {
        lock.withLock {
            // Another object may have lived at the same address.
            if let known = entries[ObjectIdentifier(object)], known.object === object { return known.publisher }
            if entries.count >= limit {
                entries = entries.filter { $0.value.object != nil }
                limit = max(64, entries.count * 2)
            }
            let publisher = ObservableObjectPublisher()
            entries[ObjectIdentifier(object)] = Entry(object: object, publisher: publisher)
            return publisher
        }
    }
}
