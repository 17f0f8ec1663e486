extension Publisher {
    /// Publishes the last value when the publisher finishes.
    public func last() -> Publishers.LastWhere<Self> { last { _ in true } }

    /// Publishes, at the end, the last value for which the closure says so.
    public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
        Publishers.LastWhere(upstream: self, predicate: predicate)
    }

    /// Leaves all values out and tells only how it ends.
    public func ignoreOutput() -> Publishers.IgnoreOutput<Self> { Publishers.IgnoreOutput(upstream: self) }

    /// Publishes a value and finishes where this publisher finishes without one.
    public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
        Publishers.ReplaceEmpty(upstream: self, output: output)
    }
}

extension Publishers {
    public struct LastWhere<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let predicate: (Output) -> Bool

        public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let predicate = predicate
            upstream.accumulate(
                "Last", subscriber, Output?.none,
                add: {
                    if predicate($1) { $0 = $1 }
                    return .more
                }, result: { $0 })
        }
    }

    public struct IgnoreOutput<Upstream: Publisher>: Publisher {
        public typealias Output = Never
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream

        public init(upstream: Upstream) { self.upstream = upstream }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Never, S.Failure == Failure {
            upstream.accumulate("IgnoreOutput", subscriber, (), add: { _, _ in .more }, result: { _ in nil })
        }
    }

    public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let output: Output

        public init(upstream: Upstream, output: Output) {
            self.upstream = upstream
            self.output = output
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let junction = ChainJunction("ReplaceEmpty", to: subscriber)
            junction.open()
            var isEmpty = true
            let seen = { (_: Output) in
                isEmpty = false
                return true
            }
            junction.follow(upstream, isIncluded: seen) { [output] completion in
                if isEmpty, case .finished = completion { junction.outlet.offer(output) }
                junction.finish(completion)
            }
        }
    }
}

extension Publishers.IgnoreOutput: Equatable where Upstream: Equatable {}
