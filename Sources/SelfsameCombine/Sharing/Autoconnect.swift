import Foundation

extension ConnectablePublisher {
    /// Connects with the first subscriber, until the last one is gone.
    public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}

extension Publisher {
    /// One subscription for many subscribers, as long as there is one.
    public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }
}

extension Publishers {
    public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        private let lock = NSLock()
        private var subscribers = 0
        private var connection: (any Cancellable)?

        public init(upstream: Upstream) { self.upstream = upstream }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let isFirst = lock.withLock {
                subscribers += 1
                return subscribers == 1
            }
            upstream.subscribe(
                WatchedStage(
                    "Autoconnect", subscriber,
                    .init(completion: { _ in self.subscriberLeft() }, cancel: { self.subscriberLeft() })))
            if isFirst { keep(upstream.connect()) }
        }

        /// The subscriber may be gone already: everything may have come at once.
        private func keep(_ connection: any Cancellable) {
            let isWanted = lock.withLock {
                if subscribers > 0 { self.connection = connection }
                return subscribers > 0
            }
            if !isWanted { connection.cancel() }
        }

        private func subscriberLeft() {
            let connection: (any Cancellable)? = lock.withLock {
                subscribers -= 1
                guard subscribers == 0 else { return nil }
                defer { self.connection = nil }
                return self.connection
            }
            connection?.cancel()
        }
    }

    public final class Share<Upstream: Publisher>: Publisher, Equatable {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        private let shared: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

        public init(upstream: Upstream) {
            self.upstream = upstream
            shared = upstream.multicast(subject: PassthroughSubject()).autoconnect()
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            shared.subscribe(subscriber)
        }

        public static func == (left: Share<Upstream>, right: Share<Upstream>) -> Bool { left === right }
    }
}
