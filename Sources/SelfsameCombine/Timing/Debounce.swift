extension Publisher {
    /// Publishes a value when no other one has followed it for a time.
    public func debounce<S: Scheduler>(
        for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.Debounce<Self, S> {
        Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
    }
}

extension Publishers {
    public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let dueTime: Context.SchedulerTimeType.Stride
        public let scheduler: Context
        public let options: Context.SchedulerOptions?

        public init(
            upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
            options: Context.SchedulerOptions?
        ) {
            self.upstream = upstream
            self.dueTime = dueTime
            self.scheduler = scheduler
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let (scheduler, dueTime, options) = (scheduler, dueTime, options)
            let junction = DebounceJunction("Debounce", to: subscriber)
            junction.open()
            let intake = junction.intake(
                value: { (value: Output) in
                    let mine = junction.wait()
                    scheduler.schedule(
                        after: scheduler.now.advanced(by: dueTime), tolerance: scheduler.minimumTolerance, options: options
                    ) { [weak junction] in
                        if let junction, junction.isNewest(mine) { junction.outlet.deliver(value) }
                    }
                    return .none
                },
                completion: { (completion: Subscribers.Completion<Failure>) in
                    // What still waits is lost.
                    _ = junction.wait()
                    scheduler.schedule(options: options) { junction.finish(completion) }
                })
            intake.request(.unlimited)
            upstream.subscribe(intake)
        }
    }
}

private final class DebounceJunction<Output, Failure: Error>: Junction<Output, Failure> {
    private var newest = 0

    /// Gives the newest value its number.
    func wait() -> Int {
        lock.withLock {
            newest += 1
            return newest
        }
    }

    func isNewest(_ number: Int) -> Bool { lock.withLock { number == newest } }
}
