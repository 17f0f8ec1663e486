extension Publisher {
    /// Publishes at most one value in each interval: the first that came in it, or the latest.
    public func throttle<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
    ) -> Publishers.Throttle<Self, S> {
        Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
    }
}

extension Publishers {
    public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let interval: Context.SchedulerTimeType.Stride
        public let scheduler: Context
        public let latest: Bool

        public init(upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool) {
            self.upstream = upstream
            self.interval = interval
            self.scheduler = scheduler
            self.latest = latest
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let junction = ThrottleJunction<Output, Failure, Context>(self.interval, scheduler, latest, to: subscriber)
            junction.open()
            junction.follow(upstream)
        }
    }
}

private final class ThrottleJunction<Output, Failure: Error, Context: Scheduler>: Junction<Output, Failure> {
    private let interval: Context.SchedulerTimeType.Stride
    private let scheduler: Context
    private let isLatest: Bool
    /// What is published next.
    private var pending: Output?
    private var ending: Subscribers.Completion<Failure>?
    private var isScheduled = false
    private var lastEmission: Context.SchedulerTimeType?

    init<S: Subscriber>(_ interval: Context.SchedulerTimeType.Stride, _ scheduler: Context, _ isLatest: Bool, to subscriber: S)
    where S.Input == Output, S.Failure == Failure {
        self.interval = interval
        self.scheduler = scheduler
        self.isLatest = isLatest
        super.init("Throttle", to: subscriber)
    }

    func follow<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
        let intake = intake(
            value: { [self] (value: Output) in
                receive(value)
                return .none
            },
            completion: { [self] (completion: Subscribers.Completion<Failure>) in
                lock.withLock { ending = completion }
                // Together with what waits, if something does.
                if !lock.withLock({ isScheduled }) { scheduler.schedule { self.emit() } }
            })
        intake.request(.unlimited)
        publisher.subscribe(intake)
    }

    private func receive(_ value: Output) {
        let now = scheduler.now
        let due: Context.SchedulerTimeType? = lock.withLock {
            if !isScheduled || isLatest { pending = value }
            guard !isScheduled else { return nil }
            isScheduled = true
            return lastEmission.map { Swift.max(now, $0.advanced(by: interval)) } ?? now
        }
        guard let due else { return }
        if due == now { scheduler.schedule { self.emit() } } else { scheduler.schedule(after: due) { self.emit() } }
    }

    private func emit() {
        let now = scheduler.now
        let (value, ending) = lock.withLock {
            defer { (pending, isScheduled) = (nil, false) }
            if pending != nil { lastEmission = now }
            return (pending, self.ending)
        }
        if let value { outlet.deliver(value) }
        if let ending { finish(ending) }
    }
}
