import Foundation

/// A publisher that publishes what it is told to.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    func send(_ value: Output)
    func send(completion: Subscribers.Completion<Failure>)
    /// Takes the subscription of a publisher whose values are sent on.
    func send(subscription: any Subscription)
}

extension Subject where Output == Void {
    public func send() { send(()) }
}

/// Sends everything from a publisher on to a subject.
final class SubjectRelay<Target: Subject>: Subscriber, Cancellable, CustomStringConvertible {
    private let lock = NSLock()
    private var subject: Target?
    private var subscription: (any Subscription)?

    init(_ subject: Target) { self.subject = subject }

    func receive(subscription: any Subscription) {
        let subject: Target? = lock.withLock {
            guard self.subscription == nil else { return nil }
            self.subscription = subscription
            return self.subject
        }
        if let subject { subject.send(subscription: subscription) } else { subscription.cancel() }
    }

    func receive(_ input: Target.Output) -> Subscribers.Demand {
        lock.withLock { subject }?.send(input)
        return .none
    }

    func receive(completion: Subscribers.Completion<Target.Failure>) { end().subject?.send(completion: completion) }

    func cancel() { end().subscription?.cancel() }

    private func end() -> (subject: Target?, subscription: (any Subscription)?) {
        lock.withLock {
            defer { (subject, subscription) = (nil, nil) }
            return (subject, subscription)
        }
    }

    var description: String { "Subject" }
}
