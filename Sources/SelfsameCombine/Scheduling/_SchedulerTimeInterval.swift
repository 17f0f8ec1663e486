/// What the lengths of time of our schedulers have in common: a number of units.
public protocol _SchedulerTimeInterval: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
    Hashable
where Magnitude: BinaryInteger & SignedInteger, FloatLiteralType == Double, IntegerLiteralType == Int {
    var magnitude: Magnitude { get set }
    init(magnitude: Magnitude)
    /// Units in a second.
    static var perSecond: Double { get }
}

extension _SchedulerTimeInterval {
    public init(floatLiteral value: Double) { self = .seconds(value) }
    public init(integerLiteral value: Int) { self = .seconds(value) }

    public init?<T: BinaryInteger>(exactly source: T) {
        guard let magnitude = Magnitude(exactly: source) else { return nil }
        self.init(magnitude: magnitude)
    }

    public static func seconds(_ s: Int) -> Self { units(Double(s), of: 1) }
    public static func seconds(_ s: Double) -> Self { units(s, of: 1) }
    public static func milliseconds(_ ms: Int) -> Self { units(Double(ms), of: 1_000) }
    public static func microseconds(_ us: Int) -> Self { units(Double(us), of: 1_000_000) }
    public static func nanoseconds(_ ns: Int) -> Self { units(Double(ns), of: 1_000_000_000) }

    private static func units(_ value: Double, of fraction: Double) -> Self {
        Self(magnitude: Magnitude((value * (perSecond / fraction)).rounded()))
    }

    public static func < (left: Self, right: Self) -> Bool { left.magnitude < right.magnitude }
    public static func + (left: Self, right: Self) -> Self { Self(magnitude: left.magnitude + right.magnitude) }
    public static func - (left: Self, right: Self) -> Self { Self(magnitude: left.magnitude - right.magnitude) }
    public static func * (left: Self, right: Self) -> Self { Self(magnitude: left.magnitude * right.magnitude) }
    public static func += (left: inout Self, right: Self) { left = left + right }
    public static func -= (left: inout Self, right: Self) { left = left - right }
    public static func *= (left: inout Self, right: Self) { left = left * right }
}
