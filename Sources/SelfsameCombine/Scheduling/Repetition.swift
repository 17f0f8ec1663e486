import Foundation

/// An action that runs again and again, at times that do not drift.
final class Repetition<Time: Strideable>: Cancellable {
    private let lock = NSLock()
    private let interval: Time.Stride
    private let schedule: (Time, @escaping () -> Void) -> Void
    /// Nil when it is over.
    private var action: (() -> Void)?

    /// Runs the action at `start` and then after each interval, each time through `schedule`.
    init(
        from start: Time, every interval: Time.Stride, _ action: @escaping () -> Void,
        schedule: @escaping (Time, @escaping () -> Void) -> Void
    ) {
        self.interval = interval
        self.schedule = schedule
        self.action = action
        run(at: start)
    }

    private func run(at time: Time) {
        schedule(time) { [self] in
            guard let action = lock.withLock({ action }) else { return }
            action()
            if lock.withLock({ self.action != nil }) { run(at: time.advanced(by: interval)) }
        }
    }

    func cancel() {
        let action = lock.withLock {
            defer { self.action = nil }
            return self.action
        }
        withExtendedLifetime(action) {}
    }
}
