extension Publisher {
    /// Ends when no value came for a time: with the error if there is one to make, else without.
    public func timeout<S: Scheduler>(
        _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
        customError: (() -> Failure)? = nil
    ) -> Publishers.Timeout<Self, S> {
        Publishers.Timeout(upstream: self, interval: interval, scheduler: scheduler, options: options, customError: customError)
    }
}

extension Publishers {
    public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let interval: Context.SchedulerTimeType.Stride
        public let scheduler: Context
        public let options: Context.SchedulerOptions?
        public let customError: (() -> Failure)?

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let (scheduler, interval, options, customError) = (scheduler, interval, options, customError)
            let junction = TimeoutJunction("Timeout", to: subscriber)
            func watch() {
                let mine = junction.wait()
                scheduler.schedule(
                    after: scheduler.now.advanced(by: interval), tolerance: scheduler.minimumTolerance, options: options
                ) { [weak junction] in
                    guard let junction, junction.isNewest(mine) else { return }
                    junction.finish(customError.map { .failure($0()) } ?? .finished)
                }
            }
            junction.open()
            watch()
            let intake = junction.intake(
                value: { (value: Output) in
                    watch()
                    scheduler.schedule(options: options) { junction.outlet.offer(value) }
                    return .none
                },
                completion: { (completion: Subscribers.Completion<Failure>) in
                    _ = junction.wait()
                    scheduler.schedule(options: options) { junction.finish(completion) }
                })
            intake.request(junction.outlet.demand)
            upstream.subscribe(intake)
        }
    }
}

private final class TimeoutJunction<Output, Failure: Error>: Junction<Output, Failure> {
    private var newest = 0

    func wait() -> Int {
        lock.withLock {
            newest += 1
            return newest
        }
    }

    func isNewest(_ number: Int) -> Bool { lock.withLock { number == newest } }

    override func asked(_ demand: Subscribers.Demand) { requestFromAll(demand) }
}
