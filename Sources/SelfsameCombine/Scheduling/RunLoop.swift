import Foundation

/// The main run loop is the main queue; others run what they are given themselves.
extension RunLoop: Scheduler {
    public typealias SchedulerTimeType = _SchedulerDate

    public struct SchedulerOptions {}

    public var now: _SchedulerDate { _SchedulerDate(Date()) }
    public var minimumTolerance: _SchedulerDate.Stride { 0 }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        nonisolated(unsafe) let action = action
        if self === RunLoop.main { DispatchQueue.main.async { action() } } else { perform { action() } }
    }

    public func schedule(
        after date: _SchedulerDate, tolerance: _SchedulerDate.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
    ) {
        nonisolated(unsafe) let action = action
        if self === RunLoop.main {
            DispatchQueue.main.asyncAfter(deadline: .now() + date.date.timeIntervalSinceNow) { action() }
        } else {
            add(Timer(fire: date.date, interval: 0, repeats: false) { _ in action() }, forMode: .default)
        }
    }

    public func schedule(
        after date: _SchedulerDate, interval: _SchedulerDate.Stride, tolerance: _SchedulerDate.Stride,
        options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        Repetition(from: date, every: interval, action) { [self] date, action in
            schedule(after: date, tolerance: tolerance, options: options, action)
        }
    }
}
