import Foundation

extension Publisher {
    /// One subscription for many subscribers, through a subject, from the moment at which it is connected.
    public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
    where S.Output == Output, S.Failure == Failure {
        multicast { subject }
    }

    public func multicast<S: Subject>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S>
    where S.Output == Output, S.Failure == Failure {
        Publishers.Multicast(upstream: self, createSubject: createSubject)
    }
}

extension Publisher where Failure == Never {
    /// Waits with everything until it is connected.
    public func makeConnectable() -> Publishers.MakeConnectable<Self> { Publishers.MakeConnectable(upstream: self) }
}

extension Publishers {
    public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
    where SubjectType.Output == Upstream.Output, SubjectType.Failure == Upstream.Failure {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let createSubject: () -> SubjectType
        private let lock = NSLock()
        private var made: SubjectType?

        public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
            self.upstream = upstream
            self.createSubject = createSubject
        }

        private var subject: SubjectType {
            if let made = lock.withLock({ made }) { return made }
            let new = createSubject()
            return lock.withLock {
                if made == nil { made = new }
                return made ?? new
            }
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            subject.subscribe(subscriber)
        }

        public func connect() -> any Cancellable { upstream.subscribe(subject) }
    }

    public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher where Upstream.Failure == Never {
        public typealias Output = Upstream.Output
        public typealias Failure = Never

        private let shared: Multicast<Upstream, PassthroughSubject<Output, Never>>

        public init(upstream: Upstream) { shared = upstream.multicast(subject: PassthroughSubject()) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
            shared.subscribe(subscriber)
        }

        public func connect() -> any Cancellable { shared.connect() }
    }
}
