import Foundation

/// One of the upstreams of an operator, as closures.
final class Intake<Input, Failure: Error>: Subscriber, IntakeControl {
    private struct Handlers {
        let value: (Input) -> Subscribers.Demand
        let completion: (Subscribers.Completion<Failure>) -> Void
    }

    private let lock = NSLock()
    /// Nil when it is over.
    private var handlers: Handlers?
    private var subscription: (any Subscription)?
    /// Asked for before there was a subscription.
    private var early = Subscribers.Demand.none

    init(
        value: @escaping (Input) -> Subscribers.Demand, completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) {
        handlers = Handlers(value: value, completion: completion)
    }

    func receive(subscription: any Subscription) {
        let demand: Subscribers.Demand? = lock.withLock {
            guard handlers != nil, self.subscription == nil else { return nil }
            self.subscription = subscription
            defer { early = .none }
            return early
        }
        guard let demand else { return subscription.cancel() }
        if demand > 0 { subscription.request(demand) }
    }

    func receive(_ input: Input) -> Subscribers.Demand { lock.withLock { handlers }?.value(input) ?? .none }

    func receive(completion: Subscribers.Completion<Failure>) { end().handlers?.completion(completion) }

    func request(_ demand: Subscribers.Demand) {
        guard demand > 0 else { return }
        let subscription = lock.withLock {
            if self.subscription == nil { early += demand }
            return self.subscription
        }
        subscription?.request(demand)
    }

    func cancel() { end().subscription?.cancel() }

    private func end() -> (handlers: Handlers?, subscription: (any Subscription)?) {
        lock.withLock {
            defer { (handlers, subscription) = (nil, nil) }
            return (handlers, subscription)
        }
    }
}

/// What an operator can do with an upstream without knowing its types.
protocol IntakeControl: AnyObject {
    func request(_ demand: Subscribers.Demand)
    func cancel()
}
