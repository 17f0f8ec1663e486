import Testing

@testable import ViewGraph

/// Trivial; equal when both are even or both odd.
private struct Parity: Equatable {
    var number: Int
    static func == (left: Self, right: Self) -> Bool { left.number % 2 == right.number % 2 }
}

/// Not trivial; equal when the numbers have the same parity, whatever the text.
private struct NamedParity: Equatable {
    var number: Int
    var text: String
    static func == (left: Self, right: Self) -> Bool { left.number % 2 == right.number % 2 }
}

private struct NeverEqual: Equatable {
    var number = 1
    static func == (left: Self, right: Self) -> Bool { false }
}

private struct NamedNeverEqual: Equatable {
    var text = "text"
    static func == (left: Self, right: Self) -> Bool { false }
}

private struct Plain { var number: Int }
private struct NamedPlain {
    var number: Int
    var text: String
}
private struct Holder<Content> {
    var before: Bool
    var content: Content
    var after: Int
}

@Suite struct ModeTests {
    static let pairs: [ComparisonPair] = [
        .init("trivial Equatable, other bytes, ==", { (Parity(number: 1), Parity(number: 3)) }, equalIn: [.equatableAlways]),
        .init(
            "Equatable, other bytes, ==", { (NamedParity(number: 1, text: "a"), NamedParity(number: 3, text: "a")) },
            equalIn: .withEquatable),
        .init("trivial, other bytes", { (Plain(number: 1), Plain(number: 3)) }, equalIn: .none),
        .init(
            "not trivial, other bytes", { (NamedPlain(number: 1, text: "a"), NamedPlain(number: 3, text: "a")) }, equalIn: .none
        ),
        .init(
            "trivial Equatable, same bytes, not ==", { (NeverEqual(), NeverEqual()) },
            equalIn: [.bitwise, .indirect, .equatableUnlessPOD]),
        .init("Equatable, same bytes, not ==", { (NamedNeverEqual(), NamedNeverEqual()) }, equalIn: [.bitwise, .indirect]),
        .init("trivial, same bytes", { (Plain(number: 1), Plain(number: 1)) }, equalIn: .all),
        .init(
            "trivial Equatable in a field of a struct",
            {
                (
                    Holder(before: true, content: Parity(number: 1), after: 1),
                    Holder(before: true, content: Parity(number: 3), after: 1)
                )
            },
            equalIn: [.equatableAlways]),
        .init(
            "Equatable in a field of a struct",
            {
                (
                    Holder(before: true, content: NamedParity(number: 1, text: "a"), after: 1),
                    Holder(before: true, content: NamedParity(number: 3, text: "b"), after: 1)
                )
            }, equalIn: .withEquatable),
        .init(
            "trivial Equatable beside a string decides by bytes",
            {
                (
                    Holder(before: true, content: (Parity(number: 1), "a"), after: 1),
                    Holder(before: true, content: (Parity(number: 3), "a"), after: 1)
                )
            }, equalIn: [.equatableAlways]),
        .init("zero and minus zero", { (0.0, -0.0) }, equalIn: [.equatableAlways]),
        .init("not a number", { (Double.nan, Double.nan) }, equalIn: [.bitwise, .indirect, .equatableUnlessPOD]),
    ]

    @Test("What decides in each mode", arguments: pairs)
    func decides(_ pair: ComparisonPair) { pair.check() }

    /// A conformance that holds on the main actor only.
    @MainActor private struct Isolated: @MainActor Equatable {
        var number: Int
        var text = "text"
        static func == (left: Self, right: Self) -> Bool { left.number % 2 == right.number % 2 }
    }

    @Test @MainActor func equalityOfTheMainActor() {
        #expect(compareValues(Isolated(number: 1), Isolated(number: 3), mode: .equatableUnlessPOD))
        #expect(!compareValues(Isolated(number: 1), Isolated(number: 2), mode: .equatableUnlessPOD))
    }

    @Test func modesAreOrdered() {
        #expect(ComparisonMode.allCases.sorted() == [.bitwise, .indirect, .equatableUnlessPOD, .equatableAlways])
    }
}
