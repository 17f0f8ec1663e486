/// Receives what a publisher has to say: a subscription, then values as far as it asked for them, then perhaps a completion.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    associatedtype Input
    associatedtype Failure: Error

    func receive(subscription: any Subscription)

    /// Takes a value; the result is how many more are wanted, in addition to those asked for before.
    func receive(_ input: Input) -> Subscribers.Demand

    func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
    public func receive() -> Subscribers.Demand { receive(()) }
}

/// Subscribers, and what they speak of.
public enum Subscribers {}
