import Foundation

extension DispatchQueue: Scheduler {
    public struct SchedulerTimeType: Strideable, Hashable, Sendable {
        public var dispatchTime: DispatchTime

        public init(_ time: DispatchTime) { dispatchTime = time }

        public func distance(to other: SchedulerTimeType) -> Stride {
            Stride(magnitude: Int(other.dispatchTime.uptimeNanoseconds) - Int(dispatchTime.uptimeNanoseconds))
        }

        public func advanced(by n: Stride) -> SchedulerTimeType { SchedulerTimeType(dispatchTime + n.timeInterval) }

        public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.rawValue) }

        /// A number of nanoseconds.
        public struct Stride: _SchedulerTimeInterval, Sendable {
            public var magnitude: Int

            public init(magnitude: Int) { self.magnitude = magnitude }

            public init(_ timeInterval: DispatchTimeInterval) {
                switch timeInterval {
                case .seconds(let seconds): self = .seconds(seconds)
                case .milliseconds(let milliseconds): self = .milliseconds(milliseconds)
                case .microseconds(let microseconds): self = .microseconds(microseconds)
                case .nanoseconds(let nanoseconds): self = .nanoseconds(nanoseconds)
                case .never: self.init(magnitude: .max)
                @unknown default: self.init(magnitude: .max)
                }
            }

            public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }
            public static let perSecond = 1_000_000_000.0
        }
    }

    public struct SchedulerOptions {
        public var qos: DispatchQoS
        public var flags: DispatchWorkItemFlags
        public var group: DispatchGroup?

        public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {
            self.qos = qos
            self.flags = flags
            self.group = group
        }
    }

    public var now: SchedulerTimeType { SchedulerTimeType(.now()) }
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        nonisolated(unsafe) let action = action
        async(group: options?.group, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) { action() }
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        nonisolated(unsafe) let action = action
        asyncAfter(deadline: date.dispatchTime, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) { action() }
    }

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        Repetition(from: date, every: interval, action) { [self] date, action in
            schedule(after: date, tolerance: tolerance, options: options, action)
        }
    }
}
