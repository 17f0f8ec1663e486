import Foundation

/// What a stage makes of one value.
enum Reaction<Output, Failure: Error> {
    case pass(Output)
    /// Hands nothing on; another value is asked for in its place.
    case drop
    /// Hands nothing on; the value was asked for in addition.
    case skip
    /// Hands a value on and finishes.
    case last(Output)
    case end(Subscribers.Completion<Failure>)
}

/// An operator that turns each value into at most one, at once.
final class Stage<Input, InputFailure: Error, Output, Failure: Error>: Subscriber, Subscription, CustomStringConvertible {
    /// How values and the end are turned into others.
    struct Rule {
        /// Nil for operators that do not show as a subscription of their own.
        var name: String?
        var value: (Input) -> Reaction<Output, Failure>
        var completion: (Subscribers.Completion<InputFailure>) -> Subscribers.Completion<Failure>
        /// Asked for in addition to what the subscriber asks for first.
        var extra = Subscribers.Demand.none
    }

    private let lock = NSLock()
    /// Nil when it is over.
    private var rule: Rule?
    private var subscriber: AnySubscriber<Output, Failure>?
    private var upstream: (any Subscription)?
    private var extra: Subscribers.Demand
    let description: String
    private let isTransparent: Bool

    init<S: Subscriber>(_ subscriber: S, _ rule: Rule) where S.Input == Output, S.Failure == Failure {
        self.subscriber = AnySubscriber(subscriber)
        self.rule = rule
        extra = rule.extra
        isTransparent = rule.name == nil
        description = rule.name ?? "Operator"
    }

    func receive(subscription: any Subscription) {
        let subscriber: AnySubscriber<Output, Failure>? = lock.withLock {
            guard upstream == nil else { return nil }
            upstream = subscription
            return self.subscriber
        }
        guard let subscriber else { return subscription.cancel() }
        subscriber.receive(subscription: isTransparent ? Renamed(self, as: "\(subscription)") : self)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        let (rule, subscriber) = lock.withLock { (self.rule, self.subscriber) }
        guard let rule, let subscriber else { return .none }
        switch rule.value(input) {
        case .pass(let output): return subscriber.receive(output)
        case .drop: return .max(1)
        case .skip: return .none
        case .last(let output):
            let upstream = end()
            _ = subscriber.receive(output)
            upstream?.cancel()
            subscriber.receive(completion: .finished)
        case .end(let completion):
            end()?.cancel()
            subscriber.receive(completion: completion)
        }
        return .none
    }

    func receive(completion: Subscribers.Completion<InputFailure>) {
        let (rule, subscriber) = lock.withLock { (self.rule, self.subscriber) }
        _ = end()
        if let rule, let subscriber { subscriber.receive(completion: rule.completion(completion)) }
    }

    func request(_ demand: Subscribers.Demand) {
        guard demand > 0 else { return }
        let (upstream, extra) = lock.withLock {
            defer { self.extra = .none }
            return (self.upstream, self.extra)
        }
        upstream?.request(demand + extra)
    }

    func cancel() { end()?.cancel() }

    private func end() -> (any Subscription)? {
        let (upstream, rest) = lock.withLock {
            defer { (self.upstream, self.rule, self.subscriber) = (nil, nil, nil) }
            return (self.upstream, (self.rule, self.subscriber))
        }
        withExtendedLifetime(rest) {}
        return upstream
    }
}

/// A subscription under the name of the one behind it.
private final class Renamed: Subscription, CustomStringConvertible {
    let description: String
    private let base: any Subscription

    init(_ base: any Subscription, as description: String) {
        self.base = base
        self.description = description
    }

    func request(_ demand: Subscribers.Demand) { base.request(demand) }
    func cancel() { base.cancel() }
}

extension Publisher {
    /// Subscribes through a stage that leaves the failure as it is.
    func through<S: Subscriber>(
        _ name: String?, _ subscriber: S, extra: Subscribers.Demand = .none,
        _ value: @escaping (Output) -> Reaction<S.Input, Failure>
    )
    where S.Failure == Failure {
        subscribe(Stage(subscriber, .init(name: name, value: value, completion: { $0 }, extra: extra)))
    }

    /// Subscribes through a stage that can fail by itself.
    func throughFailing<S: Subscriber>(
        _ name: String?, _ subscriber: S, _ value: @escaping (Output) throws -> Reaction<S.Input, any Error>
    )
    where S.Failure == any Error {
        subscribe(
            Stage<Output, Failure, S.Input, any Error>(
                subscriber,
                .init(
                    name: name,
                    value: { input in
                        do { return try value(input) } catch { return .end(.failure(error)) }
                    },
                    completion: { $0.mapError { $0 } })))
    }
}
