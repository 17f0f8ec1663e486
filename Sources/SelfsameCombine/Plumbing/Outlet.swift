import Foundation

/// The way to one subscriber: never more values than it asked for, in order, one thread at a time, and nothing after the end.
///
/// A value that is wanted is delivered at once, also from within the delivery of another one; what is not wanted yet waits.
final class Outlet<Output, Failure: Error> {
    private struct Waiting {
        let value: Output
        /// Runs when the value was delivered.
        let then: (() -> Void)?
    }

    /// Hears what the subscriber asks for, after it was counted.
    var asked: ((Subscribers.Demand) -> Void)?

    private let lock = NSLock()
    /// Held while the subscriber is called; recursive, because it may cause more from within.
    private let delivery = NSRecursiveLock()
    /// Nil when it is over.
    private var subscriber: AnySubscriber<Output, Failure>?
    private var unmet = Subscribers.Demand.none
    private var waiting: [Waiting] = []
    private var ending: Subscribers.Completion<Failure>?
    private var isDraining = false

    init<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        self.subscriber = AnySubscriber(subscriber)
    }

    var isOpen: Bool { lock.withLock { subscriber != nil && ending == nil } }

    /// What was asked for and not delivered yet.
    var demand: Subscribers.Demand { lock.withLock { unmet } }

    /// Introduces the subscription to the subscriber.
    func open(_ subscription: any Subscription) {
        lock.withLock { subscriber }?.receive(subscription: subscription)
    }

    /// Delivers the value if it is wanted now, and says whether.
    @discardableResult
    func deliver(_ value: Output) -> Bool {
        guard let subscriber = lock.withLock({ reserve() }) else { return false }
        hand(value, to: subscriber)
        return true
    }

    /// Delivers the value as soon as it is wanted; `then` runs afterwards.
    func offer(_ value: Output, then: (() -> Void)? = nil) {
        let subscriber = lock.withLock {
            let subscriber = reserve()
            if subscriber == nil, self.subscriber != nil, ending == nil { waiting.append(Waiting(value: value, then: then)) }
            return subscriber
        }
        guard let subscriber else { return }
        hand(value, to: subscriber)
        then?()
    }

    /// Delivers the value as soon as it is wanted, unless a later one takes its place before.
    func offerLatest(_ value: Output) {
        let subscriber = lock.withLock {
            waiting = []
            let subscriber = reserve()
            if subscriber == nil, self.subscriber != nil, ending == nil { waiting = [Waiting(value: value, then: nil)] }
            return subscriber
        }
        if let subscriber { hand(value, to: subscriber) }
    }

    /// Has a value wait for the first request, unless a newer one does already.
    func prime(_ value: Output) {
        lock.withLock {
            if subscriber != nil, waiting.isEmpty { waiting = [Waiting(value: value, then: nil)] }
        }
    }

    /// The subscriber, if it wants a value now; the value is then counted as delivered. Called with the lock held.
    private func reserve() -> AnySubscriber<Output, Failure>? {
        guard let subscriber, ending == nil, waiting.isEmpty, unmet > 0 else { return nil }
        unmet -= 1
        return subscriber
    }

    private func hand(_ value: Output, to subscriber: AnySubscriber<Output, Failure>) {
        let more = delivery.withLock { subscriber.receive(value) }
        if more > 0 { request(more) }
    }

    func request(_ demand: Subscribers.Demand) {
        guard demand > 0 else { return }
        lock.withLock { unmet += demand }
        drain()
        asked?(demand)
    }

    private enum Step {
        case deliver(Waiting, AnySubscriber<Output, Failure>)
        case conclude(Subscribers.Completion<Failure>, AnySubscriber<Output, Failure>)
        case rest
    }

    private func drain() {
        let isMine = lock.withLock {
            defer { isDraining = true }
            return !isDraining
        }
        guard isMine else { return }
        while true {
            switch lock.withLock({ nextStep() }) {
            case .deliver(let next, let subscriber):
                hand(next.value, to: subscriber)
                next.then?()
            case .conclude(let completion, let subscriber):
                close()
                delivery.withLock { subscriber.receive(completion: completion) }
            case .rest: return
            }
        }
    }

    /// Called with the lock held.
    private func nextStep() -> Step {
        if let subscriber {
            if unmet > 0, !waiting.isEmpty {
                unmet -= 1
                return .deliver(waiting.removeFirst(), subscriber)
            }
            if let ending, waiting.isEmpty { return .conclude(ending, subscriber) }
        }
        isDraining = false
        return .rest
    }

    /// Completes when everything that waits was delivered, or at once and without it.
    func finish(_ completion: Subscribers.Completion<Failure>, afterWaiting: Bool = true) {
        lock.withLock {
            guard subscriber != nil, ending == nil else { return }
            ending = completion
            if !afterWaiting { waiting = [] }
        }
        drain()
    }

    /// Forgets the subscriber.
    func close() {
        let forgotten = lock.withLock {
            defer { (subscriber, asked, waiting) = (nil, nil, []) }
            return (subscriber, asked, waiting)
        }
        withExtendedLifetime(forgotten) {}
    }
}
