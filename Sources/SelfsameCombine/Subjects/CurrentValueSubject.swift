import Foundation

/// Keeps a value and publishes it to those who come, and each new one to all.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    private let audience = Audience<Output, Failure>("CurrentValueSubject")
    private let lock = NSLock()
    private var current: Output

    public init(_ value: Output) { current = value }

    /// Setting it sends it.
    public var value: Output {
        get { lock.withLock { current } }
        set { send(newValue) }
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        audience.add(subscriber, of: self, first: { self.value })
    }

    public func send(_ input: Output) {
        guard !audience.isOver else { return }
        // The old value may go with its last reference: not while the lock is held.
        let old = lock.withLock {
            defer { current = input }
            return current
        }
        withExtendedLifetime(old) {}
        for outlet in audience.outlets { outlet.offerLatest(input) }
    }

    public func send(completion: Subscribers.Completion<Failure>) { audience.end(completion) }

    public func send(subscription: any Subscription) { audience.add(upstream: subscription, askAtOnce: true) }
}
