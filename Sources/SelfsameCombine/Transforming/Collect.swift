extension Publisher {
    /// Publishes all values as one array when the publisher finishes.
    public func collect() -> Publishers.Collect<Self> { Publishers.Collect(upstream: self) }

    /// Publishes arrays of `count` values; the last one may be shorter.
    public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
        Publishers.CollectByCount(upstream: self, count: count)
    }
}

extension Publishers {
    public struct Collect<Upstream: Publisher>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream

        public init(upstream: Upstream) { self.upstream = upstream }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.accumulate(
                "Collect", subscriber, [],
                add: {
                    $0.append($1)
                    return .more
                }, result: { $0 })
        }
    }

    public struct CollectByCount<Upstream: Publisher>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let count: Int

        public init(upstream: Upstream, count: Int) {
            precondition(count > 0, "arrays of \(count) values")
            self.upstream = upstream
            self.count = count
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let junction = CollectingJunction("CollectByCount", to: subscriber, count: count)
            junction.open()
            junction.collect(upstream)
        }
    }
}

private final class CollectingJunction<Element, Failure: Error>: Junction<[Element], Failure> {
    private let count: Int
    private var collected: [Element] = []

    init<S: Subscriber>(_ name: String, to subscriber: S, count: Int) where S.Input == [Element], S.Failure == Failure {
        self.count = count
        super.init(name, to: subscriber)
    }

    func collect<P: Publisher>(_ publisher: P) where P.Output == Element, P.Failure == Failure {
        let intake = intake(
            value: { [self] (value: Element) in
                let full: [Element]? = lock.withLock {
                    collected.append(value)
                    guard collected.count == count else { return nil }
                    defer { collected = [] }
                    return collected
                }
                if let full { outlet.offer(full) }
                return .none
            },
            completion: { [self] (completion: Subscribers.Completion<Failure>) in
                let rest = lock.withLock { collected }
                if case .finished = completion, !rest.isEmpty { outlet.offer(rest) }
                finish(completion)
            })
        intake.request(outlet.demand * count)
        publisher.subscribe(intake)
    }

    override func asked(_ demand: Subscribers.Demand) { requestFromAll(demand * count) }
}

extension Publishers.Collect: Equatable where Upstream: Equatable {}
extension Publishers.CollectByCount: Equatable where Upstream: Equatable {}
