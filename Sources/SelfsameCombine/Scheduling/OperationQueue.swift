import Foundation

extension OperationQueue: Scheduler {
    public typealias SchedulerTimeType = _SchedulerDate

    public struct SchedulerOptions {}

    public var now: _SchedulerDate { _SchedulerDate(Date()) }
    public var minimumTolerance: _SchedulerDate.Stride { 0 }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        nonisolated(unsafe) let action = action
        if self === OperationQueue.main { DispatchQueue.main.async { action() } } else { addOperation { action() } }
    }

    public func schedule(
        after date: _SchedulerDate, tolerance: _SchedulerDate.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
    ) {
        nonisolated(unsafe) let action = action
        let isMain = self === OperationQueue.main
        let queue = isMain ? DispatchQueue.main : DispatchQueue.global()
        queue.asyncAfter(deadline: .now() + date.date.timeIntervalSinceNow) { [self] in
            if isMain { action() } else { addOperation { action() } }
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
