extension Publisher where Output: Publisher, Output.Failure == Failure {
    /// Publishes the values of the newest publisher that was published.
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> { Publishers.SwitchToLatest(upstream: self) }
}

extension Publisher where Output: Publisher, Failure == Never {
    /// As above, for publishers that can fail although this one cannot.
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Publishers.SetFailureType<Self, Output.Failure>> {
        Publishers.SwitchToLatest(upstream: setFailureType(to: Output.Failure.self))
    }
}

extension Publisher where Output: Publisher, Failure == Never, Output.Failure == Never {
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> { Publishers.SwitchToLatest(upstream: self) }
}

extension Publishers {
    public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
    where Upstream.Output == P, Upstream.Failure == P.Failure {
        public typealias Output = P.Output
        public typealias Failure = P.Failure

        public let upstream: Upstream

        public init(upstream: Upstream) { self.upstream = upstream }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let junction = SwitchJunction("SwitchToLatest", to: subscriber)
            junction.open()
            let outer = junction.intake(
                value: { (publisher: P) in
                    junction.switch(to: publisher)
                    return .none
                }, completion: { junction.outerEnded($0) })
            outer.request(.unlimited)
            upstream.subscribe(outer)
        }
    }
}

private final class SwitchJunction<Output, Failure: Error>: ChainJunction<Output, Failure> {
    /// How often there was a new publisher: the end of an older one does not count.
    private var switches = 0
    private var isInnerOver = true
    private var isOuterOver = false

    func `switch`<P: Publisher>(to publisher: P) where P.Output == Output, P.Failure == Failure {
        let mine = lock.withLock {
            switches += 1
            isInnerOver = false
            return switches
        }
        follow(publisher) { [self] completion in
            guard case .finished = completion else { return finish(completion) }
            let isDone = lock.withLock {
                if mine == switches { isInnerOver = true }
                return isInnerOver && isOuterOver
            }
            if isDone { finish(.finished) }
        }
    }

    func outerEnded(_ completion: Subscribers.Completion<Failure>) {
        guard case .finished = completion else { return finish(completion) }
        let isDone = lock.withLock {
            isOuterOver = true
            return isInnerOver
        }
        if isDone { finish(.finished) }
    }
}
