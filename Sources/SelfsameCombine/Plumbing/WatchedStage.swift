import Foundation

/// Hands everything on in both directions, and tells what passes.
final class WatchedStage<Input, Failure: Error>: Subscriber, Subscription, CustomStringConvertible {
    /// What is told. All of it before it is handed on.
    struct Hooks {
        var subscription: ((any Subscription) -> Void)?
        var output: ((Input) -> Void)?
        var completion: ((Subscribers.Completion<Failure>) -> Void)?
        var cancel: (() -> Void)?
        var request: ((Subscribers.Demand) -> Void)?
        /// What the subscriber asks for while it takes a value.
        var more: ((Subscribers.Demand) -> Void)?
    }

    let description: String
    private let lock = NSLock()
    /// Nil when it is over.
    private var hooks: Hooks?
    private var subscriber: AnySubscriber<Input, Failure>?
    private var upstream: (any Subscription)?

    init<S: Subscriber>(_ name: String, _ subscriber: S, _ hooks: Hooks) where S.Input == Input, S.Failure == Failure {
        description = name
        self.subscriber = AnySubscriber(subscriber)
        self.hooks = hooks
    }

    func receive(subscription: any Subscription) {
        let (subscriber, hooks): (AnySubscriber<Input, Failure>?, Hooks?) = lock.withLock {
            guard upstream == nil else { return (nil, nil) }
            upstream = subscription
            return (self.subscriber, self.hooks)
        }
        guard let subscriber else { return subscription.cancel() }
        hooks?.subscription?(subscription)
        subscriber.receive(subscription: self)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        let (subscriber, hooks) = lock.withLock { (self.subscriber, self.hooks) }
        hooks?.output?(input)
        let more = subscriber?.receive(input) ?? .none
        if more > 0 { hooks?.more?(more) }
        return more
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        let (subscriber, hooks, _) = end()
        hooks?.completion?(completion)
        subscriber?.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
        let (hooks, upstream) = lock.withLock { (self.hooks, self.upstream) }
        hooks?.request?(demand)
        upstream?.request(demand)
    }

    func cancel() {
        let (_, hooks, upstream) = end()
        hooks?.cancel?()
        upstream?.cancel()
    }

    private func end() -> (AnySubscriber<Input, Failure>?, Hooks?, (any Subscription)?) {
        lock.withLock {
            defer { (subscriber, hooks, upstream) = (nil, nil, nil) }
            return (subscriber, hooks, upstream)
        }
    }
}
