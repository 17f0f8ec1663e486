import Foundation

extension Subscribers {
    /// Asks for everything and writes it to a property of an object, which it keeps alive until it is over.
    public final class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible {
        public typealias Failure = Never

        public let keyPath: ReferenceWritableKeyPath<Root, Input>
        private let lock = NSLock()
        private var root: Root?
        private var subscription: (any Subscription)?

        public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
            root = object
            self.keyPath = keyPath
        }

        /// Nil when it is over.
        public var object: Root? { lock.withLock { root } }

        public func receive(subscription: any Subscription) {
            let isWelcome = lock.withLock {
                guard root != nil, self.subscription == nil else { return false }
                self.subscription = subscription
                return true
            }
            if isWelcome { subscription.request(.unlimited) } else { subscription.cancel() }
        }

        public func receive(_ value: Input) -> Subscribers.Demand {
            object?[keyPath: keyPath] = value
            return .none
        }

        public func receive(completion: Subscribers.Completion<Never>) { _ = end() }

        public func cancel() { end()?.cancel() }

        private func end() -> (any Subscription)? {
            // The object may go with the last reference to it: not while the lock is held.
            let (subscription, root) = lock.withLock {
                defer { (self.subscription, self.root) = (nil, nil) }
                return (self.subscription, self.root)
            }
            withExtendedLifetime(root) {}
            return subscription
        }

        public var description: String { "Assign \(Root.self)." }
    }
}

extension Publisher where Failure == Never {
    /// Writes each value to a property, until the result is cancelled or let go.
    public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
        let assign = Subscribers.Assign(object: object, keyPath: keyPath)
        subscribe(assign)
        return AnyCancellable(assign)
    }
}
