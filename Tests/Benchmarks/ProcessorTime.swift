import Foundation

/// Processor time of this process: unlike the time on the wall it does not count what other programs do meanwhile.
enum ProcessorTime {
    static func measure(_ work: () -> Void) -> Duration {
        let start = now
        work()
        return now - start
    }

    private static var now: Duration {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return .seconds(Int64(time.tv_sec)) + .nanoseconds(Int64(time.tv_nsec))
    }
}
