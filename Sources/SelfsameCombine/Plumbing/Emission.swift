import Foundation

/// Brings values that are there already, as many as are asked for, and finishes with the last one.
final class Emission<Output, Failure: Error>: Subscription, CustomStringConvertible {
    let description: String
    private let lock = NSLock()
    /// Nil when it is over.
    private var subscriber: AnySubscriber<Output, Failure>?
    private var next: Output?
    private var rest: (() -> Output?)?
    private var demand = Subscribers.Demand.none
    private var isRunning = false

    /// Subscribes to the elements of an iterator.
    static func start<I: IteratorProtocol<Output>, S: Subscriber>(_ name: String, _ elements: I, _ subscriber: S)
    where S.Input == Output, S.Failure == Failure {
        var elements = elements
        guard let first = elements.next() else {
            subscriber.receive(subscription: Subscriptions.empty)
            subscriber.receive(completion: .finished)
            return
        }
        subscriber.receive(subscription: Emission(name, first, rest: { elements.next() }, AnySubscriber(subscriber)))
    }

    private init(_ name: String, _ first: Output, rest: @escaping () -> Output?, _ subscriber: AnySubscriber<Output, Failure>) {
        description = name
        next = first
        self.rest = rest
        self.subscriber = subscriber
    }

    func request(_ demand: Subscribers.Demand) {
        let isMine = lock.withLock {
            self.demand += demand
            defer { isRunning = true }
            return !isRunning
        }
        guard isMine else { return }
        while let (value, subscriber, isLast) = lock.withLock({ take() }) {
            let more = subscriber.receive(value)
            lock.withLock { self.demand += more }
            // It may have been cancelled by what it got.
            if isLast, lock.withLock({ self.subscriber }) != nil {
                cancel()
                subscriber.receive(completion: .finished)
            }
        }
    }

    /// The next value that is wanted. Called with the lock held.
    private func take() -> (Output, AnySubscriber<Output, Failure>, isLast: Bool)? {
        guard let subscriber, demand > 0, let value = next else {
            isRunning = false
            return nil
        }
        demand -= 1
        next = rest?()
        return (value, subscriber, next == nil)
    }

    func cancel() {
        let forgotten = lock.withLock {
            defer { (subscriber, rest, next) = (nil, nil, nil) }
            return (subscriber, rest, next)
        }
        withExtendedLifetime(forgotten) {}
    }
}
