/// How much of a value's own idea of equality a comparison asks for.
///
/// Raw values and order are those of SwiftUI's attribute graph.
public enum ComparisonMode: Int, Sendable, Comparable, CaseIterable {
    /// Bytes decide, those of references included.
    case bitwise
    /// Bytes decide; boxes that the compiler made for a value are looked into.
    case indirect
    /// `==` decides, where there is one, except for trivial types, whose bytes decide: the rule for view values.
    case equatableUnlessPOD
    /// `==` decides wherever there is one: the rule for writes to state and for `.equatable()`.
    case equatableAlways

    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

    /// Whether `==` decides about two values of an `Equatable` type.
    func usesEquatable(isPOD: Bool) -> Bool {
        switch self {
        case .bitwise, .indirect: false
        case .equatableUnlessPOD: !isPOD
        case .equatableAlways: true
        }
    }
}
