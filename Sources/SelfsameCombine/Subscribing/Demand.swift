extension Subscribers {
    /// How many values a subscriber asks for: a number, or all there are.
    public struct Demand: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
        /// Nil without limit.
        public let max: Int?

        private init(_ max: Int?) { self.max = max }

        public static let unlimited = Demand(nil)
        public static let none = Demand(0)

        /// `value` must not be negative.
        public static func max(_ value: Int) -> Demand {
            precondition(value >= 0, "a demand of \(value) values")
            return Demand(value)
        }

        public static func + (left: Demand, right: Demand) -> Demand {
            guard let left = left.max, let right = right.max else { return .unlimited }
            let (sum, isTooMuch) = left.addingReportingOverflow(right)
            return isTooMuch ? .unlimited : Demand(sum)
        }

        public static func + (left: Demand, right: Int) -> Demand { left + .max(right) }
        public static func += (left: inout Demand, right: Demand) { left = left + right }
        public static func += (left: inout Demand, right: Int) { left = left + right }

        /// Never less than none.
        public static func - (left: Demand, right: Demand) -> Demand {
            guard let first = left.max else { return .unlimited }
            guard let second = right.max else { return .none }
            return Demand(Swift.max(0, first - second))
        }

        public static func - (left: Demand, right: Int) -> Demand { left - .max(right) }
        public static func -= (left: inout Demand, right: Demand) { left = left - right }
        public static func -= (left: inout Demand, right: Int) { left = left - right }

        public static func * (left: Demand, right: Int) -> Demand {
            guard let first = left.max else { return .unlimited }
            let (product, isTooMuch) = first.multipliedReportingOverflow(by: right)
            return isTooMuch ? .unlimited : .max(product)
        }

        public static func *= (left: inout Demand, right: Int) { left = left * right }

        public static func < (left: Demand, right: Demand) -> Bool {
            guard let first = left.max else { return false }
            guard let second = right.max else { return true }
            return first < second
        }

        public static func < (left: Demand, right: Int) -> Bool { left < .max(right) }
        public static func > (left: Demand, right: Int) -> Bool { .max(right) < left }
        public static func <= (left: Demand, right: Int) -> Bool { !(left > right) }
        public static func >= (left: Demand, right: Int) -> Bool { !(left < right) }
        public static func == (left: Demand, right: Int) -> Bool { left.max == right }
        public static func != (left: Demand, right: Int) -> Bool { left.max != right }

        public var description: String { max.map { "max(\($0))" } ?? "unlimited" }
    }
}
