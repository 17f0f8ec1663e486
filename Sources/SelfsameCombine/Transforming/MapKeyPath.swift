extension Publisher {
    /// Publishes a property of each value.
    public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.MapKeyPath<Self, T> {
        Publishers.MapKeyPath(upstream: self, keyPath: keyPath)
    }

    /// Publishes two properties of each value.
    public func map<A, B>(_ first: KeyPath<Output, A>, _ second: KeyPath<Output, B>) -> Publishers.Map<Self, (A, B)> {
        map { ($0[keyPath: first], $0[keyPath: second]) }
    }

    /// Publishes three properties of each value.
    public func map<A, B, C>(
        _ first: KeyPath<Output, A>, _ second: KeyPath<Output, B>, _ third: KeyPath<Output, C>
    ) -> Publishers.Map<Self, (A, B, C)> {
        map { ($0[keyPath: first], $0[keyPath: second], $0[keyPath: third]) }
    }
}

extension Publishers {
    /// In contrast to a closure's, two of these can be equal.
    public struct MapKeyPath<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let keyPath: KeyPath<Upstream.Output, Output>

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let keyPath = keyPath
            upstream.through("ValueForKey", subscriber) { .pass($0[keyPath: keyPath]) }
        }
    }
}
