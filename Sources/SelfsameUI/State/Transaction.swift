import ViewGraph

/// What is common to the changes of one update.
public struct Transaction: Sendable {
    public var animation: Animation?
    public var disablesAnimations = false

    public init() {}

    public init(animation: Animation?) { self.animation = animation }

    /// The part that decides which writes become one update.
    var graph: GraphTransaction { GraphTransaction(animation: animation?.name) }
}

/// Makes the writes of `body` an animated update of their own.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
    try withTransaction(Transaction(animation: animation), body)
}

/// Makes the writes of `body` an update of their own.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    try GraphTransaction.perform(transaction.graph, body)
}
