import Foundation

extension Timer {
    /// Publishes the time again and again, once it is connected.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
        options: RunLoop.SchedulerOptions? = nil
    ) -> TimerPublisher {
        TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
    }

    public final class TimerPublisher: ConnectablePublisher {
        public typealias Output = Date
        public typealias Failure = Never

        /// In seconds.
        public let interval: TimeInterval
        public let tolerance: TimeInterval?
        public let runLoop: RunLoop
        public let mode: RunLoop.Mode
        public let options: RunLoop.SchedulerOptions?
        private let audience = Audience<Date, Never>("Timer")

        public init(
            interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
            options: RunLoop.SchedulerOptions? = nil
        ) {
            self.interval = interval
            self.tolerance = tolerance
            self.runLoop = runLoop
            self.mode = mode
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
            audience.add(subscriber, of: self)
        }

        /// A tick that nobody asked for is lost.
        public func connect() -> any Cancellable {
            let stride = _SchedulerDate.Stride(interval)
            return runLoop.schedule(after: runLoop.now.advanced(by: stride), interval: stride) { [weak self] in
                for outlet in self?.audience.outlets ?? [] { outlet.deliver(Date()) }
            }
        }
    }
}
