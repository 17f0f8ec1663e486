@testable import SelfsameCombine

/// A clock that is moved by hand.
final class TestScheduler: Scheduler {
    typealias SchedulerTimeType = Time
    typealias SchedulerOptions = Never

    /// In milliseconds.
    struct Time: Strideable, Hashable {
        var milliseconds: Int

        func distance(to other: Time) -> Stride { Stride(magnitude: other.milliseconds - milliseconds) }
        func advanced(by n: Stride) -> Time { Time(milliseconds: milliseconds + n.magnitude) }

        struct Stride: _SchedulerTimeInterval {
            var magnitude: Int
            static let perSecond = 1_000.0
        }
    }

    private(set) var now = Time(milliseconds: 0)
    let minimumTolerance: Time.Stride = 0
    private var jobs: [(due: Time, action: () -> Void)] = []

    func schedule(options: Never?, _ action: @escaping () -> Void) { jobs.append((now, action)) }

    func schedule(
        after date: Time, tolerance: Time.Stride, options: Never?, _ action: @escaping () -> Void
    ) {
        jobs.append((date, action))
    }

    func schedule(
        after date: Time, interval: Time.Stride, tolerance: Time.Stride, options: Never?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        Repetition(from: date, every: interval, action) { [unowned self] date, action in
            schedule(after: date, tolerance: tolerance, options: nil, action)
        }
    }

    /// Runs everything due up to and including the moment that lies so far ahead, in order.
    func advance(by milliseconds: Int) {
        let end = Time(milliseconds: now.milliseconds + milliseconds)
        while let index = jobs.indices.min(by: { (jobs[$0].due, $0) < (jobs[$1].due, $1) }), jobs[index].due <= end {
            let job = jobs.remove(at: index)
            now = max(now, job.due)
            job.action()
        }
        now = end
    }
}
