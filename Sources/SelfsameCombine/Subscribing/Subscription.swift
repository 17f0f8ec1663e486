/// The connection of one subscriber to one publisher.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
    /// Asks for more values, in addition to those asked for before.
    func request(_ demand: Subscribers.Demand)
}

public enum Subscriptions {
    /// A subscription that never brings anything.
    public static var empty: any Subscription { EmptySubscription.shared }

    private final class EmptySubscription: Subscription, CustomStringConvertible, Sendable {
        static let shared = EmptySubscription()

        func request(_ demand: Subscribers.Demand) {}
        func cancel() {}
        var description: String { "Empty" }
    }
}
