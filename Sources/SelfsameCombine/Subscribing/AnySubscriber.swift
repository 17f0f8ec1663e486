/// A subscriber of which only input and failure are known.
public struct AnySubscriber<Input, Failure: Error>: Subscriber, CustomStringConvertible {
    public let combineIdentifier: CombineIdentifier
    public let description: String
    private let subscribed: (any Subscription) -> Void
    private let received: (Input) -> Subscribers.Demand
    private let completed: (Subscribers.Completion<Failure>) -> Void

    public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
        if let erased = subscriber as? AnySubscriber<Input, Failure> {
            self = erased
            return
        }
        combineIdentifier = subscriber.combineIdentifier
        description = "\(subscriber)"
        subscribed = subscriber.receive(subscription:)
        received = subscriber.receive
        completed = subscriber.receive(completion:)
    }

    /// What is not given does nothing; without `receiveSubscription` no value is asked for.
    public init(
        receiveSubscription: ((any Subscription) -> Void)? = nil, receiveValue: ((Input) -> Subscribers.Demand)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
    ) {
        combineIdentifier = CombineIdentifier()
        description = "Anonymous AnySubscriber"
        subscribed = receiveSubscription ?? { _ in }
        received = receiveValue ?? { _ in .none }
        completed = receiveCompletion ?? { _ in }
    }

    public func receive(subscription: any Subscription) { subscribed(subscription) }
    public func receive(_ input: Input) -> Subscribers.Demand { received(input) }
    public func receive(completion: Subscribers.Completion<Failure>) { completed(completion) }
}
