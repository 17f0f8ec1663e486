import Foundation

/// The time of schedulers that go by the calendar.
public struct _SchedulerDate: Strideable, Hashable, Sendable {
    public var date: Date

    public init(_ date: Date) { self.date = date }

    public func distance(to other: _SchedulerDate) -> Stride { Stride(date.distance(to: other.date)) }
    public func advanced(by n: Stride) -> _SchedulerDate { _SchedulerDate(date + n.timeInterval) }

    /// A number of nanoseconds.
    public struct Stride: _SchedulerTimeInterval, Sendable {
        public var magnitude: Int

        public init(magnitude: Int) { self.magnitude = magnitude }
        public init(_ timeInterval: TimeInterval) { self = .seconds(timeInterval) }

        /// In seconds.
        public var timeInterval: TimeInterval { Double(magnitude) / Self.perSecond }
        public static let perSecond = 1_000_000_000.0
    }
}
