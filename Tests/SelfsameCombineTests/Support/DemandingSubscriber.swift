@testable import SelfsameCombine

/// Asks only for what it is told to ask for, and writes down what comes.
final class DemandingSubscriber<Input, Failure: Error>: Subscriber {
    let events = Events()
    /// Asked for in answer to each value.
    private let more: Subscribers.Demand
    private var subscription: (any Subscription)?

    init(more: Subscribers.Demand = .none) { self.more = more }

    func receive(subscription: any Subscription) { self.subscription = subscription }

    func receive(_ input: Input) -> Subscribers.Demand {
        events.add("\(input)")
        return more
    }

    func receive(completion: Subscribers.Completion<Failure>) { events.completed(completion) }

    func request(_ demand: Subscribers.Demand) { subscription?.request(demand) }
    func cancel() { subscription?.cancel() }
}
