extension Publisher where Output: Equatable {
    /// Publishes whether there is such a value, as soon as it is known.
    public func contains(_ output: Output) -> Publishers.ContainsWhere<Self> { contains { $0 == output } }
}

extension Publisher {
    /// Publishes whether there is a value for which the closure says so, as soon as it is known.
    public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.ContainsWhere<Self> {
        Publishers.ContainsWhere(upstream: self, predicate: predicate)
    }

    /// Publishes whether the closure says yes to all values, as soon as it is known.
    public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
        Publishers.AllSatisfy(upstream: self, predicate: predicate)
    }
}

extension Publisher where Output: Comparable {
    /// Publishes the smallest value when the publisher finishes.
    public func min() -> Publishers.Comparison<Self> { min(by: <) }

    /// Publishes the largest value when the publisher finishes.
    public func max() -> Publishers.Comparison<Self> { max(by: <) }
}

extension Publisher {
    public func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
        Publishers.Comparison(upstream: self, isBetter: areInIncreasingOrder)
    }

    public func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
        Publishers.Comparison(upstream: self, isBetter: { areInIncreasingOrder($1, $0) })
    }
}

extension Publishers {
    public struct ContainsWhere<Upstream: Publisher>: Publisher {
        public typealias Output = Bool
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let predicate: (Upstream.Output) -> Bool

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Bool, S.Failure == Failure {
            let predicate = predicate
            upstream.accumulate(
                "ContainsWhere", subscriber, (), add: { predicate($1) ? .done(true) : .more }, result: { _ in false })
        }
    }

    public struct AllSatisfy<Upstream: Publisher>: Publisher {
        public typealias Output = Bool
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let predicate: (Upstream.Output) -> Bool

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Bool, S.Failure == Failure {
            let predicate = predicate
            upstream.accumulate(
                "AllSatisfy", subscriber, (), add: { predicate($1) ? .more : .done(false) }, result: { _ in true })
        }
    }

    public struct Comparison<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        /// Whether the first value takes the place of the second.
        let isBetter: (Output, Output) -> Bool

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let isBetter = isBetter
            upstream.accumulate(
                "Comparison", subscriber, Output?.none,
                add: { best, value in
                    if best.map({ isBetter(value, $0) }) ?? true { best = value }
                    return .more
                }, result: { $0 })
        }
    }
}
