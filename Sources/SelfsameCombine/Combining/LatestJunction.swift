/// The newest value of one upstream.
final class Latest<Value> {
    var value: Value?
}

/// Publishes the newest values of all upstreams. What nobody asked for is lost: the next one is newer.
final class LatestJunction<Output, Failure: Error>: Junction<Output, Failure> {
    private let gather: () -> Output?
    /// Upstreams that are not over.
    private var running: Int

    /// `gather` gives the newest values when there is one of each.
    init<S: Subscriber>(_ name: String, to subscriber: S, sides: Int, gather: @escaping () -> Output?)
    where S.Input == Output, S.Failure == Failure {
        self.gather = gather
        running = sides
        super.init(name, to: subscriber)
    }

    func add<P: Publisher>(_ publisher: P, _ latest: Latest<P.Output>) where P.Failure == Failure {
        let intake = intake(
            value: { [self] (value: P.Output) in
                let output = lock.withLock {
                    latest.value = value
                    return gather()
                }
                if let output { outlet.deliver(output) }
                return .none
            },
            completion: { [self] (completion: Subscribers.Completion<Failure>) in
                guard case .finished = completion else { return finish(completion) }
                let isDone = lock.withLock {
                    running -= 1
                    return running == 0
                }
                if isDone { finish(.finished) }
            })
        intake.request(outlet.demand)
        publisher.subscribe(intake)
    }

    override func asked(_ demand: Subscribers.Demand) { requestFromAll(demand) }
}
