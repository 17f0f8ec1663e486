import Testing

@testable import ViewGraph

/// Two values and what each mode must say of them.
struct ComparisonPair: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// The modes in which the two values are equal.
    let equalIn: Set<ComparisonMode>
    let compare: @Sendable (ComparisonMode) -> Bool

    init<Value>(
        _ description: String, _ make: @escaping @Sendable () -> (Value, Value), equalIn: Set<ComparisonMode>
    ) {
        testDescription = description
        self.equalIn = equalIn
        compare = { mode in
            let pair = make()
            return compareValues(pair.0, pair.1, mode: mode)
        }
    }

    /// The value that one place in the code makes, made in two rounds: in the first of them `make` is given 1, then 2.
    ///
    /// The optimiser may not tell the rounds apart: it would make the closures in the value of different code.
    @inline(never)
    @_semantics("optimize.sil.specialize.generic.never")
    init<Value>(
        _ description: String, each make: @escaping @Sendable (Int) -> Value, equalIn: Set<ComparisonMode>
    ) {
        self.init(description, { (make(opaque(1)), make(opaque(2))) }, equalIn: equalIn)
    }

    func check(sourceLocation: SourceLocation = #_sourceLocation) {
        for mode in ComparisonMode.allCases {
            #expect(compare(mode) == equalIn.contains(mode), "in mode \(mode)", sourceLocation: sourceLocation)
        }
    }
}

extension Set<ComparisonMode> {
    static let all = Set(ComparisonMode.allCases)
    static let none: Set = []
    static let withEquatable: Set = [.equatableUnlessPOD, .equatableAlways]
    static let exceptBitwise: Set = [.indirect, .equatableUnlessPOD, .equatableAlways]
}

/// Keeps the optimiser from seeing through a value, so that two of them really are made.
@inline(never)
@_semantics("optimize.sil.specialize.generic.never")
func opaque<Value>(_ value: Value) -> Value { value }

/// Too long to stand in the string itself: every call makes another buffer.
func longText(_ start: String = "text") -> String { opaque(start) + String(repeating: " and more", count: 5) }
