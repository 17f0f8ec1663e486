import Testing

@testable import ViewGraph

private final class Model: @unchecked Sendable {
    var number = 0
    func pick(_ index: Int) { number = index }
    func clear() { number = 0 }
}
private final class Same: Equatable {
    static func == (left: Same, right: Same) -> Bool { true }
}
private struct Failure: Error { var code: Int }

private struct Action { let act: () -> Void }
private struct Row {
    let number: Int
    let act: () -> Void
}
private struct Transform { let transform: (Int, String) -> String }
private struct Maybe { let act: (() -> Void)? }
private struct MainActorAction { let act: @MainActor @Sendable () -> Void }
private struct AsyncAction { let act: @Sendable () async throws -> String }
private struct Slot<Content> { let content: Content }
private struct CFunction { let function: @convention(c) (Int32) -> Int32 }
private enum Event {
    case closure(() -> Void)
    case named(String, () -> Void)
    case none
}
private struct Owner {
    var number: Int
    var title: String
    var model: Model
    func action() -> Action { Action { print(number, title, model.number) } }
    func reference() -> Action { Action(act: run) }
    func run() { print(number) }
}

@inline(never) private func use<Value>(_ value: Value) { _ = opaque(value) }

/// One literal each.
private func nothing() -> Action { Action { use(1) } }
private func row(_ number: Int, _ captured: Int) -> Row { Row(number: number) { use(captured) } }
private func object(_ model: Model) -> Action { Action { model.clear() } }
private func objectAndNumber(_ model: Model, _ number: Int) -> Action { Action { model.pick(number) } }
private func text(_ text: String) -> Action { Action { use(text) } }
private func array(_ array: [Int]) -> Action { Action { use(array) } }
private func arrayOfModels(_ array: [Model]) -> Action { Action { use(array) } }
private func dictionary(_ all: [String: Int]) -> Action { Action { use(all) } }
private func small(_ byte: UInt8, _ number: Int, _ other: UInt8, _ text: String) -> Action {
    Action {
        use(byte)
        use(number)
        use(other)
        use(text)
    }
}
private func closure(_ act: @escaping () -> Void) -> Action {
    Action {
        use(1)
        act()
    }
}
private func closures(_ number: Int, _ make: @escaping (Int) -> String, _ act: (() -> Void)?) -> Action {
    Action {
        use(make(number))
        act?()
    }
}
private func any(_ value: Any, _ error: any Error) -> Action {
    Action {
        use(value)
        use(error)
    }
}
private func failure(_ error: any Error) -> Action { Action { use(error) } }
private func metatype(_ type: Any.Type, _ number: Int) -> Action {
    Action {
        use(type)
        use(number)
    }
}
private func equatable(_ same: Same, _ number: Int) -> Action {
    Action {
        use(same)
        use(number)
    }
}
private func weakly(_ model: Model, _ number: Int) -> Action { Action { [weak model] in model?.pick(number) } }
private func weakly(_ model: Model) -> Action { Action { [weak model] in model?.clear() } }
private func unownedly(_ model: Model, _ number: Int) -> Action { Action { [unowned model] in model.pick(number) } }
private func method(_ model: Model) -> Slot<(Int) -> Void> { Slot(content: model.pick) }
private func maybe(_ number: Int?) -> Maybe { Maybe(act: number.map { number in { use(number) } }) }
private func mainActor(_ number: Int) -> MainActorAction { MainActorAction { use(number) } }
private func asynchronous(_ number: Int) -> AsyncAction {
    AsyncAction {
        use(number)
        return ""
    }
}
private func transform(_ number: Int) -> Transform { Transform { String($0 + number) + $1 } }
private func slot(_ number: Int) -> Slot<(Int) -> String> { Slot { String($0 + number) } }
private func emptySlot() -> Slot<(Int) -> String> { Slot { String($0) } }
private func optionalSlot(_ number: Int) -> Slot<((Int) -> String)?> { Slot { String($0 + number) } }
private func event(_ number: Int) -> Event { .closure { use(number) } }
private func namedEvent(_ name: String, _ number: Int) -> Event { .named(name) { use(number) } }
private func variable(_ number: Int, _ model: Model) -> Action {
    var count = opaque(number)
    let action = Action {
        count += 1
        use(count)
        model.clear()
    }
    count += 1
    return action
}
private func recursive() -> Action {
    var act: () -> Void = {}
    act = { act() }
    return Action(act: act)
}
/// Like every view, it passes through generic code: optimised builds drop the metadata of private types that do not, and
/// captures of such types are different.
private func owner(_ number: Int, _ title: String, _ model: Model) -> Owner {
    opaque(Owner(number: number, title: title, model: model))
}
@inline(never)
@_semantics("optimize.sil.specialize.generic.never")
private func generic<Value>(_ value: Value) -> Action { Action { use(value) } }
private func double(_ number: Int32) -> Int32 { number * 2 }
private func triple(_ number: Int32) -> Int32 { number * 3 }

private let model = Model()

private func isFirst(_ round: Int) -> Bool { round == 1 }

@Suite struct ClosureTests {
    static let captures: [ComparisonPair] = [
        .init("captures nothing", each: { _ in nothing() }, equalIn: .all),
        .init("two literals", { (nothing(), Action { use(2) }) }, equalIn: .none),
        .init("same number", each: { _ in row(1, opaque(7)) }, equalIn: .exceptBitwise),
        .init("other number", each: { row(1, $0) }, equalIn: .none),
        .init("same number, other field", each: { row($0, opaque(7)) }, equalIn: .none),
        .init(
            "one closure, copied",
            {
                let row = row(1, opaque(7))
                return (row, row)
            }, equalIn: .all),
        .init("same object", each: { _ in object(model) }, equalIn: .all),
        .init("other object", each: { _ in object(opaque(Model())) }, equalIn: .none),
        .init("same object and number", each: { _ in objectAndNumber(model, opaque(1)) }, equalIn: .exceptBitwise),
        .init("other object, same number", each: { _ in objectAndNumber(opaque(Model()), opaque(1)) }, equalIn: .none),
        .init("rebuilt text", each: { _ in text(longText()) }, equalIn: .withEquatable),
        .init("other text", each: { text(longText("\($0)")) }, equalIn: .none),
        .init("same array, rebuilt", each: { _ in array([1] + [opaque(2)]) }, equalIn: .withEquatable),
        .init("other array", each: { array([1] + [$0]) }, equalIn: .none),
        .init("array without equality, rebuilt", each: { _ in arrayOfModels([opaque(model)]) }, equalIn: .none),
        .init("dictionary, rebuilt", each: { _ in dictionary(["a": opaque(1)]) }, equalIn: .withEquatable),
        .init("values with padding between", each: { _ in small(1, opaque(2), 3, longText()) }, equalIn: .withEquatable),
        .init("last of several differs", each: { small(1, 2, 3, "\($0)") }, equalIn: .none),
        .init("third of several differs", each: { small(1, 2, UInt8($0), "a") }, equalIn: .none),
        .init("another closure", { (closure { use(3) }, closure { use(4) }) }, equalIn: .none),
        .init("closure that captures the same", each: { _ in closure(row(1, opaque(7)).act) }, equalIn: .exceptBitwise),
        .init("closure that captures other", each: { closure(row(1, $0).act) }, equalIn: .none),
        .init(
            "closures of other types, nil", each: { _ in closures(1, slot(opaque(1)).content, nil) }, equalIn: .exceptBitwise),
        .init(
            "optional closure is there once",
            each: { closures(1, slot(opaque(1)).content, isFirst($0) ? nil : row(1, 1).act) }, equalIn: .none),
        .init(
            "optional closure captures the same",
            each: { _ in closures(1, slot(opaque(1)).content, row(1, opaque(1)).act) }, equalIn: .exceptBitwise),
        .init("existentials", each: { _ in any(longText(), Failure(code: opaque(1))) }, equalIn: .withEquatable),
        .init("other existential", each: { any(isFirst($0) ? 1 : "1", Failure(code: 1)) }, equalIn: .none),
        .init("error alone", each: { _ in failure(Failure(code: opaque(1))) }, equalIn: .exceptBitwise),
        .init("other error alone", each: { failure(Failure(code: $0)) }, equalIn: .none),
        .init("metatype", each: { _ in metatype(opaque(Int.self), opaque(1)) }, equalIn: .exceptBitwise),
        .init("other metatype", each: { metatype(isFirst($0) ? Int.self : UInt.self, 1) }, equalIn: .none),
        .init("Equatable objects", each: { _ in equatable(opaque(Same()), opaque(1)) }, equalIn: .withEquatable),
        .init("weak, same object", each: { _ in weakly(model) }, equalIn: .exceptBitwise),
        .init("weak, other object", each: { _ in weakly(opaque(Model())) }, equalIn: .none),
        .init("weak, in a box beside a number", each: { _ in weakly(model, opaque(1)) }, equalIn: .none),
        .init("unowned, same object", each: { _ in unownedly(model, opaque(1)) }, equalIn: .exceptBitwise),
        .init("variables of their own", each: { _ in variable(1, model) }, equalIn: .none),
        .init(
            "the same variable",
            {
                let action = variable(1, model)
                return (action, action)
            }, equalIn: .all),
        .init("captures itself", each: { _ in recursive() }, equalIn: .none),
        .init("generic value", each: { _ in generic(opaque(1)) }, equalIn: .none),
    ]

    static let owners: [ComparisonPair] = [
        .init("self, all fields the same", each: { _ in owner(1, longText(), model).action() }, equalIn: .withEquatable),
        .init("self, a field differs", each: { owner($0, "a", model).action() }, equalIn: .none),
        .init("self, object differs", each: { _ in owner(1, "a", opaque(Model())).action() }, equalIn: .none),
        .init("method of a value", each: { _ in owner(opaque(1), "a", model).reference() }, equalIn: .exceptBitwise),
        .init("method of another value", each: { owner($0, "a", model).reference() }, equalIn: .none),
        .init("method of an object", each: { _ in method(model) }, equalIn: .exceptBitwise),
        .init("method of another object", each: { _ in method(opaque(Model())) }, equalIn: .none),
    ]

    static let places: [ComparisonPair] = [
        .init("optional, both nil", each: { _ in maybe(nil) }, equalIn: .all),
        .init("optional, one nil", each: { maybe(isFirst($0) ? nil : 1) }, equalIn: .none),
        .init("optional, same capture", each: { _ in maybe(opaque(1)) }, equalIn: .exceptBitwise),
        .init("optional, other capture", each: { maybe($0) }, equalIn: .none),
        .init("on the main actor, same", each: { _ in mainActor(opaque(1)) }, equalIn: .exceptBitwise),
        .init("on the main actor, other", each: { mainActor($0) }, equalIn: .none),
        .init("async, same", each: { _ in asynchronous(opaque(1)) }, equalIn: .exceptBitwise),
        .init("async, other", each: { asynchronous($0) }, equalIn: .none),
        .init("with parameters, same", each: { _ in transform(opaque(1)) }, equalIn: .exceptBitwise),
        .init("with parameters, other", each: { transform($0) }, equalIn: .none),
        .init("in a generic struct, same", each: { _ in slot(opaque(1)) }, equalIn: .exceptBitwise),
        .init("in a generic struct, other", each: { slot($0) }, equalIn: .none),
        .init("in a generic struct, captures nothing", each: { _ in emptySlot() }, equalIn: .all),
        .init("optional in a generic struct, same", each: { _ in optionalSlot(opaque(1)) }, equalIn: .exceptBitwise),
        .init("optional in a generic struct, other", each: { optionalSlot($0) }, equalIn: .none),
        .init("in an enum, same", each: { _ in event(opaque(1)) }, equalIn: .exceptBitwise),
        .init("in an enum, other", each: { event($0) }, equalIn: .none),
        .init("beside a payload, same", each: { _ in namedEvent("a", opaque(1)) }, equalIn: .exceptBitwise),
        .init("beside another payload", each: { namedEvent("\($0)", 1) }, equalIn: .none),
        .init("in Any, same", each: { _ in slot(opaque(1)).content as Any }, equalIn: .exceptBitwise),
        .init("in Any, other", each: { slot($0).content as Any }, equalIn: .none),
        .init("by itself, same", each: { _ in row(1, opaque(1)).act }, equalIn: .exceptBitwise),
        .init("by itself, other", each: { row(1, $0).act }, equalIn: .none),
        .init("C functions", each: { _ in CFunction(function: double) }, equalIn: .all),
        .init("other C functions", each: { CFunction(function: isFirst($0) ? double : triple) }, equalIn: .none),
    ]

    @Test("What a closure captures", arguments: captures)
    func capture(_ pair: ComparisonPair) { pair.check() }

    @Test("Closures that capture self, and methods", arguments: owners)
    func capturingSelf(_ pair: ComparisonPair) { pair.check() }

    @Test("Where a closure is stored", arguments: places)
    func place(_ pair: ComparisonPair) { pair.check() }
}
