extension Publisher {
    /// Delivers everything on a scheduler, in a later turn.
    public func receive<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.ReceiveOn<Self, S> {
        Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
    }

    /// Delivers everything later by an interval.
    public func delay<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> Publishers.Delay<Self, S> {
        Publishers.Delay(
            upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance, scheduler: scheduler,
            options: options)
    }
}

extension Publishers {
    public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let scheduler: Context
        public let options: Context.SchedulerOptions?

        public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
            self.upstream = upstream
            self.scheduler = scheduler
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let (scheduler, options) = (scheduler, options)
            let junction = LaterJunction("ReceiveOn", to: subscriber) { scheduler.schedule(options: options, $0) }
            junction.open()
            junction.follow(upstream)
        }
    }

    public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let interval: Context.SchedulerTimeType.Stride
        public let tolerance: Context.SchedulerTimeType.Stride
        public let scheduler: Context
        public let options: Context.SchedulerOptions?

        public init(
            upstream: Upstream, interval: Context.SchedulerTimeType.Stride, tolerance: Context.SchedulerTimeType.Stride,
            scheduler: Context, options: Context.SchedulerOptions? = nil
        ) {
            self.upstream = upstream
            self.interval = interval
            self.tolerance = tolerance
            self.scheduler = scheduler
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let (scheduler, interval, tolerance, options) = (scheduler, interval, tolerance, options)
            let junction = LaterJunction("Delay", to: subscriber) {
                scheduler.schedule(after: scheduler.now.advanced(by: interval), tolerance: tolerance, options: options, $0)
            }
            junction.open()
            junction.follow(upstream)
        }
    }
}

/// Does later what it is told now.
private final class LaterJunction<Output, Failure: Error>: Junction<Output, Failure> {
    private let later: (@escaping () -> Void) -> Void

    init<S: Subscriber>(_ name: String, to subscriber: S, later: @escaping (@escaping () -> Void) -> Void)
    where S.Input == Output, S.Failure == Failure {
        self.later = later
        super.init(name, to: subscriber)
    }

    func follow<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
        let intake = intake(
            value: { [self] (value: Output) in
                later { self.outlet.offer(value) }
                return .none
            }, completion: { [self] (completion: Subscribers.Completion<Failure>) in later { self.finish(completion) } })
        intake.request(outlet.demand)
        publisher.subscribe(intake)
    }

    override func asked(_ demand: Subscribers.Demand) { requestFromAll(demand) }
}
