extension Publisher {
    /// Publishes the first values and finishes. `maxLength` must not be negative.
    public func prefix(_ maxLength: Int) -> Publishers.Output<Self> { output(in: 0..<maxLength) }

    /// Publishes the value with this index, counted from 0, and finishes.
    public func output(at index: Int) -> Publishers.Output<Self> { output(in: index..<(index + 1)) }

    /// Publishes the values with these indices, counted from 0, and finishes.
    public func output<R: RangeExpression<Int>>(in range: R) -> Publishers.Output<Self> {
        Publishers.Output(upstream: self, range: range.relative(to: 0..<Int.max))
    }

    /// Publishes values up to the first one for which the closure says no, and finishes.
    public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
        Publishers.PrefixWhile(upstream: self, predicate: predicate)
    }
}

extension Publishers {
    /// Publishes the values with the indices of a range.
    public struct Output<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let range: Range<Int>

        public init(upstream: Upstream, range: Range<Int>) {
            precondition(range.lowerBound >= 0, "values from the index \(range.lowerBound)")
            self.upstream = upstream
            self.range = range
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            guard !range.isEmpty else { return Empty(completeImmediately: true).receive(subscriber: subscriber) }
            let range = range
            var index = -1
            upstream.through("Output", subscriber, extra: .max(range.lowerBound)) { input in
                index += 1
                if index < range.lowerBound { return .skip }
                return index == range.upperBound - 1 ? .last(input) : .pass(input)
            }
        }
    }

    public struct PrefixWhile<Upstream: Publisher>: Publisher {
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
            upstream.through("PrefixWhile", subscriber) { predicate($0) ? .pass($0) : .end(.finished) }
        }
    }
}

extension Publishers.Output: Equatable where Upstream: Equatable {}
