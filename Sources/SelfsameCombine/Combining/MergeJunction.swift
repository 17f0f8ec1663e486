/// Hands on the values of several upstreams as they come. As long as the subscriber does not ask for everything, one value of
/// each upstream at most is kept back.
final class MergeJunction<Output, Failure: Error>: Junction<Output, Failure> {
    private var isUnlimited = false
    private var running = 0
    /// Whether upstreams may still be added.
    private var isGrowing = true

    /// Adds an upstream. `then` runs when it finished.
    func add<P: Publisher>(_ publisher: P, then: @escaping () -> Void = {}) where P.Output == Output, P.Failure == Failure {
        let isUnlimited = lock.withLock {
            running += 1
            return self.isUnlimited
        }
        weak var known: Intake<Output, Failure>?
        let intake = intake(
            value: { [self] (value: Output) in
                outlet.offer(value) { [self] in
                    if !lock.withLock({ self.isUnlimited }) { known?.request(.max(1)) }
                }
                return .none
            },
            completion: { [self] (completion: Subscribers.Completion<Failure>) in
                guard case .finished = completion else { return finish(completion) }
                if let known { drop(known) }
                lock.withLock { running -= 1 }
                then()
                finishIfDone()
            })
        known = intake
        intake.request(isUnlimited ? .unlimited : .max(1))
        publisher.subscribe(intake)
    }

    /// No more upstreams will be added.
    func seal() {
        lock.withLock { isGrowing = false }
        finishIfDone()
    }

    private func finishIfDone() {
        if lock.withLock({ running == 0 && !isGrowing }) { finish(.finished) }
    }

    override func asked(_ demand: Subscribers.Demand) {
        guard demand == .unlimited else { return }
        lock.withLock { isUnlimited = true }
        requestFromAll(.unlimited)
    }
}
