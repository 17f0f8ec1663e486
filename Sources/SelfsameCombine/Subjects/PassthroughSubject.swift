/// Publishes what is sent to those who listen at that moment.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
    private let audience = Audience<Output, Failure>("PassthroughSubject")

    public init() {}

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        audience.add(subscriber, of: self)
    }

    public func send(_ input: Output) {
        for outlet in audience.outlets { outlet.deliver(input) }
    }

    public func send(completion: Subscribers.Completion<Failure>) { audience.end(completion) }

    public func send(subscription: any Subscription) { audience.add(upstream: subscription, askAtOnce: false) }
}
