extension Publisher {
    /// Publishes values until another publisher publishes its first one.
    public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> {
        Publishers.PrefixUntilOutput(upstream: self, other: publisher)
    }

    /// Leaves out values until another publisher has published its first one.
    public func drop<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.DropUntilOutput<Self, P>
    where P.Failure == Failure {
        Publishers.DropUntilOutput(upstream: self, other: publisher)
    }
}

extension Publishers {
    public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let other: Other

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let junction = ForwardingJunction("PrefixUntilOutput", to: subscriber)
            junction.open()
            junction.listen(other, value: { junction.finish(.finished) }, completion: { _ in })
            junction.forward(upstream)
        }
    }

    public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher where Upstream.Failure == Other.Failure {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let other: Other

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let junction = ForwardingJunction("DropUntilOutput", to: subscriber)
            junction.isDropping = true
            junction.open()
            junction.listen(
                other, value: { junction.isDropping = false },
                completion: { completion in
                    // An end without a value means that there never will be one.
                    if case .failure = completion {
                        junction.finish(completion)
                    } else if junction.isDropping {
                        junction.finish(.finished)
                    }
                })
            junction.forward(upstream)
        }
    }
}

/// Hands values on, or leaves them out.
private final class ForwardingJunction<Output, Failure: Error>: ChainJunction<Output, Failure> {
    private var dropping = false

    var isDropping: Bool {
        get { lock.withLock { dropping } }
        set { lock.withLock { dropping = newValue } }
    }

    func forward<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
        follow(publisher, isIncluded: { [self] _ in !isDropping }, then: { [self] in finish($0) })
    }

    /// Waits for one value of another publisher.
    func listen<P: Publisher>(
        _ publisher: P, value: @escaping () -> Void, completion: @escaping (Subscribers.Completion<P.Failure>) -> Void
    ) {
        let intake = intake(
            value: { (_: P.Output) in
                value()
                return .none
            }, completion: completion)
        intake.request(.max(1))
        publisher.subscribe(intake)
    }
}
