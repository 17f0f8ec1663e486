extension Publisher {
    /// Subscribes, asks for values and cancels on a scheduler.
    public func subscribe<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.SubscribeOn<Self, S>
    {
        Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
    }
}

extension Publishers {
    public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
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
            let (upstream, scheduler, options) = (upstream, scheduler, options)
            upstream.subscribe(on: { scheduler.schedule(options: options, $0) }, for: subscriber)
        }
    }
}

extension Publisher {
    fileprivate func subscribe<S: Subscriber>(on schedule: @escaping (@escaping () -> Void) -> Void, for subscriber: S)
    where S.Input == Output, S.Failure == Failure {
        schedule { self.subscribe(Elsewhere(subscriber, schedule)) }
    }
}

/// Hands values on, and what the subscriber wants only on a scheduler.
private final class Elsewhere<Input, Failure: Error>: Subscriber, Subscription, CustomStringConvertible {
    private let subscriber: AnySubscriber<Input, Failure>
    private let schedule: (@escaping () -> Void) -> Void
    private var subscription: (any Subscription)?

    init<S: Subscriber>(_ subscriber: S, _ schedule: @escaping (@escaping () -> Void) -> Void)
    where S.Input == Input, S.Failure == Failure {
        self.subscriber = AnySubscriber(subscriber)
        self.schedule = schedule
    }

    func receive(subscription: any Subscription) {
        self.subscription = subscription
        subscriber.receive(subscription: self)
    }

    func receive(_ input: Input) -> Subscribers.Demand { subscriber.receive(input) }
    func receive(completion: Subscribers.Completion<Failure>) { subscriber.receive(completion: completion) }
    func request(_ demand: Subscribers.Demand) { schedule { self.subscription?.request(demand) } }
    func cancel() { schedule { self.subscription?.cancel() } }

    var description: String { "SubscribeOn" }
}
