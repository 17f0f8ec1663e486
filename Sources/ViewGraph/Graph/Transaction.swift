/// What is common to the writes of one update: so far, whether and how they are animated.
public struct GraphTransaction: Hashable, Sendable {
    /// Names the animation; nil for a change at once. Writes under equal transactions become one update.
    public var animation: String?

    public init(animation: String? = nil) { self.animation = animation }

    /// The transaction of writes that happen now.
    public nonisolated(unsafe) static var ambient = GraphTransaction()

    /// Makes the writes of `body` an update of their own (rule U5).
    public static func perform<Result>(_ transaction: GraphTransaction, _ body: () throws -> Result) rethrows -> Result {
        let outer = ambient
        ambient = transaction
        defer { ambient = outer }
        return try body()
    }
}

/// The writes that wait for the next update, in the order of their transactions.
struct TransactionQueue {
    private var waiting: [QueuedTransaction] = []

    var isEmpty: Bool { waiting.isEmpty }

    /// Adds a write. A later write to the same target in the same transaction takes the place of the earlier one.
    mutating func add(to target: AnyObject, _ mutation: @escaping () -> Void) {
        let transaction = GraphTransaction.ambient
        if waiting.last?.transaction != transaction { waiting.append(QueuedTransaction(transaction)) }
        waiting[waiting.count - 1].add(ObjectIdentifier(target), mutation)
    }

    mutating func next() -> QueuedTransaction? { waiting.isEmpty ? nil : waiting.removeFirst() }
}

/// The writes of one transaction.
struct QueuedTransaction {
    let transaction: GraphTransaction
    private var mutations: [() -> Void] = []
    private var positions: [ObjectIdentifier: Int] = [:]

    init(_ transaction: GraphTransaction) { self.transaction = transaction }

    mutating func add(_ target: ObjectIdentifier, _ mutation: @escaping () -> Void) {
        if let position = positions[target] {
            mutations[position] = mutation
        } else {
            positions[target] = mutations.count
            mutations.append(mutation)
        }
    }

    func apply() { for mutation in mutations { mutation() } }
}
