/// A junction with one upstream at a time: the next one takes over what was asked for and not delivered.
class ChainJunction<Output, Failure: Error>: Junction<Output, Failure> {
    private var current: (any IntakeControl)?

    /// Hands the values of this publisher on, and no longer those of the one before. `then` runs when it is over.
    final func follow<P: Publisher>(
        _ publisher: P, isIncluded: ((Output) -> Bool)? = nil, then: @escaping (Subscribers.Completion<P.Failure>) -> Void
    ) where P.Output == Output {
        let intake = intake(
            value: { [outlet] (value: Output) in
                if let isIncluded, !isIncluded(value) { return .max(1) }
                outlet.offer(value)
                return .none
            }, completion: then)
        let former = lock.withLock {
            defer { current = intake }
            return current
        }
        if let former {
            former.cancel()
            drop(former)
        }
        intake.request(outlet.demand)
        publisher.subscribe(intake)
    }

    override func asked(_ demand: Subscribers.Demand) { lock.withLock { current }?.request(demand) }
}
