/// A publisher that starts when it is told to, so that all subscribers can be there in time.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
    /// Starts; cancelling the result stops.
    func connect() -> any Cancellable
}
