/// The comparison of two values of one type under one mode, worked out once: the operations that decide, in order.
final class ComparisonPlan {
    /// Offsets are in bytes from the start of both values.
    enum Operation {
        case bytes(offset: Int, count: Int)
        case string(offset: Int)
        case equatable(offset: Int, any Equatable.Type)
        case parts(offset: Int, any ComparesByParts.Type)
        case function(offset: Int)
        case existential(offset: Int, ExistentialLayout)
        case enumeration(offset: Int, EnumerationComparison)
    }

    let mode: ComparisonMode
    private let operations: [Operation]

    init(mode: ComparisonMode, operations: [Operation]) {
        self.mode = mode
        self.operations = operations
    }

    static func of(_ type: Any.Type, mode: ComparisonMode) -> ComparisonPlan {
        plans[mode.rawValue].value(for: type) {
            var builder = Builder(mode: mode)
            builder.append(type, at: 0)
            return builder.plan
        }
    }

    private static let plans = ComparisonMode.allCases.map { _ in MetadataCache<ComparisonPlan>() }

    /// `depth` counts the closures around this comparison: see `areFunctionsEqual`.
    func areEqual(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer, depth: Int = 0) -> Bool {
        for operation in operations where !holds(operation, old, new, depth: depth) { return false }
        return true
    }

    @inline(__always)
    private func holds(_ operation: Operation, _ old: UnsafeRawPointer, _ new: UnsafeRawPointer, depth: Int) -> Bool {
        switch operation {
        case .bytes(let offset, let count):
            areBytesEqual(old + offset, new + offset, count: count)
        case .string(let offset):
            areStringsEqual(old + offset, new + offset)
        case .equatable(let offset, let type):
            areEquatablesEqual(type, old + offset, new + offset)
        case .parts(let offset, let type):
            type._compare(old + offset, new + offset, mode: mode)
        case .function(let offset):
            areFunctionsEqual(old + offset, new + offset, mode: mode, depth: depth)
        case .existential(let offset, let layout):
            areExistentialsEqual(old + offset, new + offset, layout: layout, mode: mode, depth: depth)
        case .enumeration(let offset, let comparison):
            comparison.areEqual(old + offset, new + offset, depth: depth)
        }
    }
}
