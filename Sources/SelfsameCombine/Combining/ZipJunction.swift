/// The values of one upstream that wait for those of the others.
final class Queue<Value>: QueueState {
    private var values: [Value] = []
    var isOver = false

    var isEmpty: Bool { values.isEmpty }

    func put(_ value: Value) { values.append(value) }

    /// Must not be empty.
    func take() -> Value { values.removeFirst() }
}

/// What is known of a queue without knowing its type.
protocol QueueState: AnyObject {
    var isEmpty: Bool { get }
    var isOver: Bool { get }
}

/// Publishes one value of each upstream together. It ends when an upstream is over whose values are used up.
final class ZipJunction<Output, Failure: Error>: Junction<Output, Failure> {
    private let queues: [any QueueState]
    private let take: () -> Output

    /// `take` takes one value out of each queue.
    init<S: Subscriber>(_ name: String, to subscriber: S, queues: [any QueueState], take: @escaping () -> Output)
    where S.Input == Output, S.Failure == Failure {
        self.queues = queues
        self.take = take
        super.init(name, to: subscriber)
    }

    func add<P: Publisher>(_ publisher: P, _ queue: Queue<P.Output>) where P.Failure == Failure {
        let intake = intake(
            value: { [self] (value: P.Output) in
                let output: Output? = lock.withLock {
                    queue.put(value)
                    return queues.contains { $0.isEmpty } ? nil : take()
                }
                if let output {
                    outlet.offer(output)
                    finishIfUsedUp()
                }
                return .none
            },
            completion: { [self] (completion: Subscribers.Completion<Failure>) in
                guard case .finished = completion else { return finish(completion) }
                lock.withLock { queue.isOver = true }
                finishIfUsedUp()
            })
        intake.request(outlet.demand)
        publisher.subscribe(intake)
    }

    private func finishIfUsedUp() {
        if lock.withLock({ queues.contains { $0.isOver && $0.isEmpty } }) { finish(.finished) }
    }

    override func asked(_ demand: Subscribers.Demand) { requestFromAll(demand) }
}
