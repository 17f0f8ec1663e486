import Testing

@testable import ViewGraph

/// Says that two are equal when they lead to the same storage, whatever they last saw there.
private struct Projection: ComparesByParts, Equatable {
    var storage: Int
    var seen: String

    static func _compare(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer, mode: ComparisonMode) -> Bool {
        old.load(as: Int.self) == new.load(as: Int.self)
    }

    static func == (left: Self, right: Self) -> Bool { left.seen == right.seen }
}
private struct Holder {
    var number: Int
    var projection: Projection
}
private enum Choice {
    case one(Projection)
    case two(Int)
}

@Suite struct PartsTests {
    static let pairs: [ComparisonPair] = [
        .init("by itself", { (Projection(storage: 1, seen: "a"), Projection(storage: 1, seen: "b")) }, equalIn: .all),
        .init("by itself, other", { (Projection(storage: 1, seen: "a"), Projection(storage: 2, seen: "a")) }, equalIn: .none),
        .init(
            "in a field",
            {
                (
                    Holder(number: 1, projection: .init(storage: 1, seen: "a")),
                    Holder(number: 1, projection: .init(storage: 1, seen: "b"))
                )
            },
            equalIn: .all),
        .init(
            "in a field, beside another",
            {
                (
                    Holder(number: 1, projection: .init(storage: 1, seen: "a")),
                    Holder(number: 2, projection: .init(storage: 1, seen: "a"))
                )
            },
            equalIn: .none),
        .init("in an enum", { (Choice.one(.init(storage: 1, seen: "a")), .one(.init(storage: 1, seen: "b"))) }, equalIn: .all),
        .init(
            "in an existential", { (Projection(storage: 1, seen: "a") as Any, Projection(storage: 1, seen: "b") as Any) },
            equalIn: .all),
    ]

    @Test("A type that compares by its parts decides before its == and its fields", arguments: pairs)
    func decides(_ pair: ComparisonPair) { pair.check() }
}
