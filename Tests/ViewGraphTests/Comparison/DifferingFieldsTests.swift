import Testing

@testable import ViewGraph

private struct Card {
    let id: Int
    var title: String
    var _count: Int
    let act: () -> Void
    lazy var cached = 1
}
private func card(id: Int = 1, title: String = "a", count: Int = 1, captured: Int = 1) -> Card {
    Card(id: id, title: title, _count: count) { _ = opaque(captured) }
}

private struct Parity: Equatable {
    var number: Int
    static func == (left: Self, right: Self) -> Bool { left.number % 2 == right.number % 2 }
}
private struct Named: Equatable {
    var number: Int
    var text: String
    static func == (left: Self, right: Self) -> Bool { left.number % 2 == right.number % 2 }
}
private struct Wrapper {
    var named: Named
    var other: Int
}
private struct OnlyText { var text: String }
private enum Choice { case one, two }

private func fields<Value>(_ old: Value, _ new: Value) -> [String] {
    withUnsafePointer(to: old) { old in
        withUnsafePointer(to: new) { new in differingFields(old, new, type: Value.self) }
    }
}

@Suite struct DifferingFieldsTests {
    @Test func namesWhatDiffersInOrderOfDeclaration() {
        #expect(fields(card(), card()) == [])
        #expect(fields(card(), card(title: "b")) == ["title"])
        #expect(fields(card(), card(id: 2, count: 2, captured: 2)) == ["id", "count", "act"])
        var counted = card()
        _ = counted.cached
        #expect(fields(card(), counted) == ["cached"])
    }

    @Test func equalityOfTheTypeHasNoFields() {
        #expect(fields(Named(number: 1, text: "a"), Named(number: 3, text: "b")) == [])
        #expect(fields(Named(number: 1, text: "a"), Named(number: 2, text: "a")) == ["=="])
    }

    @Test func trivialTypesIgnoreTheirEquality() {
        #expect(fields(Parity(number: 1), Parity(number: 3)) == ["number"])
    }

    @Test func equalityOfTheOnlyFieldIsThatField() {
        #expect(fields(OnlyText(text: "a"), OnlyText(text: "b")) == ["text"])
    }

    @Test func equalityOfAFieldIsThatField() {
        let old = Wrapper(named: Named(number: 1, text: "a"), other: 1)
        #expect(fields(old, Wrapper(named: Named(number: 3, text: "b"), other: 1)) == [])
        #expect(fields(old, Wrapper(named: Named(number: 2, text: "a"), other: 2)) == ["named", "other"])
    }

    @Test func otherTypesHaveNone() {
        #expect(fields(Choice.one, Choice.two) == [])
        #expect(fields((1, 2), (1, 3)) == [])
    }
}
