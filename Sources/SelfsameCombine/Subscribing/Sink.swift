import Foundation

extension Subscribers {
    /// Asks for everything and hands it to closures.
    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, CustomStringConvertible {
        private struct Closures {
            let value: (Input) -> Void
            let completion: (Subscribers.Completion<Failure>) -> Void
        }

        private let lock = NSLock()
        private var subscription: (any Subscription)?
        /// Nil when it is over.
        private var closures: Closures?

        public init(
            receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void
        ) {
            closures = Closures(value: receiveValue, completion: receiveCompletion)
        }

        public func receive(subscription: any Subscription) {
            let isWelcome = lock.withLock {
                guard closures != nil, self.subscription == nil else { return false }
                self.subscription = subscription
                return true
            }
            if isWelcome { subscription.request(.unlimited) } else { subscription.cancel() }
        }

        public func receive(_ value: Input) -> Subscribers.Demand {
            lock.withLock { closures }?.value(value)
            return .none
        }

        public func receive(completion: Subscribers.Completion<Failure>) { end().closures?.completion(completion) }

        public func cancel() { end().subscription?.cancel() }

        private func end() -> (closures: Closures?, subscription: (any Subscription)?) {
            lock.withLock {
                defer { (closures, subscription) = (nil, nil) }
                return (closures, subscription)
            }
        }

        public var description: String { "Sink" }
    }
}

extension Publisher {
    /// Calls closures with each value and at the end, until the result is cancelled or let go.
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void, receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
        subscribe(sink)
        return AnyCancellable(sink)
    }
}

extension Publisher where Failure == Never {
    /// Calls a closure with each value, until the result is cancelled or let go.
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }
}
