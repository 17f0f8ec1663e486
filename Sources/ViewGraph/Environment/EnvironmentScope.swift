/// The stretch of the hierarchy that sees the same environment values.
public final class EnvironmentScope {
    public private(set) var store: EnvironmentStore
    private var readers: [ObjectIdentifier: WeakReader] = [:]

    private struct WeakReader { weak var reader: (any EnvironmentReader)? }

    init(store: EnvironmentStore) { self.store = store }

    /// Puts new values in place and has every reader check whether what it read differs (rule E3).
    func replace(_ store: EnvironmentStore) {
        guard !self.store.isIdentical(to: store) else { return }
        self.store = store
        for reader in readers.values { reader.reader?.environmentChanged() }
    }

    public func add(_ reader: any EnvironmentReader) { readers[ObjectIdentifier(reader)] = WeakReader(reader: reader) }
    public func remove(_ reader: any EnvironmentReader) { readers[ObjectIdentifier(reader)] = nil }
}

/// Hears that environment values were replaced; whether those that it reads differ is for it to find out.
public protocol EnvironmentReader: AnyObject {
    func environmentChanged()
}

extension Graph {
    /// Writes environment values around the launched view, as the system would.
    public func changeEnvironment(_ change: @escaping (inout EnvironmentStore) -> Void) {
        transactions.add(to: environment) { [self] in
            var store = environment.store
            change(&store)
            environment.replace(store)
        }
        settle()
    }
}
