import Foundation
import Testing
@testable import ViewGraph

private final class Plain { var number = 1 }
private final class Same: Equatable {
    let number: Int
    init(_ number: Int) { self.number = number }
    static func == (left: Same, right: Same) -> Bool { left.number == right.number }
}
private struct Padded { var flag: Bool; var number: Int; var small: UInt8 }
private struct Labels { var title: String; var tags: [String]; var sizes: [String: Int] }
private struct Nested<First, Second> { var first: First; var inner: Inner; struct Inner { var second: Second } }
private struct WeakHolder { weak var object: Plain?; var number = 1 }
private struct UnownedHolder { unowned var object: Plain; unowned(unsafe) var other: Plain }
private struct Empty {}
private struct NoEquality { var number: Int }
private protocol Shape {}
private protocol ObjectShape: AnyObject {}
extension Plain: ObjectShape {}
extension NoEquality: Shape {}
private struct Large: Shape { var text: String; var numbers: (Int, Int, Int, Int) }
private struct Aligned: Shape { var vector: SIMD4<Double>; var text: String }
private struct Failure: Error { var code: Int; var text: String }

private enum Plainest { case one, two }
private enum Single { case only(String) }
private enum Mixed {
    case text(String), number(Int), both(Int, label: String), object(AnyObject), any(Any), none, other
    case function(() -> Int)
    case nested(Plainest), shape(any Shape), void(Void), optional(Int?), weakly(WeakHolder), never(Never)
}
private enum Bits { case pair(UInt8, UInt16), flag(Bool), number(UInt32), nothing }
private indirect enum Tree { case leaf(NoEquality), node(Tree, Tree), aligned(Aligned) }
private enum Generic<Content> { case content(Content), many([Content]), none }
private enum PartlyIndirect {
    case direct(String)
    indirect case boxed(NoEquality, String)
}

private func plain() -> Plain { opaque(Plain()) }
private let shared = Plain()
private func tree(_ last: Int) -> Tree {
    .node(.node(.leaf(NoEquality(number: opaque(1))), .aligned(aligned(2))), .leaf(NoEquality(number: last)))
}
private func aligned(_ number: Double) -> Aligned { Aligned(vector: SIMD4(repeating: number), text: longText()) }
private func large(_ last: Int = 4) -> Large { Large(text: longText(), numbers: (1, 2, 3, opaque(last))) }

extension Plain: @unchecked Sendable {}

@Suite struct ShapeTests {
    static let structures: [ComparisonPair] = [
        .init("nothing", { (Empty(), Empty()) }, equalIn: .all),
        .init("integers", { (1, 1) }, equalIn: .all),
        .init("other integers", { (1, 2) }, equalIn: .none),
        .init("rebuilt strings", { (longText(), longText()) }, equalIn: .withEquatable),
        .init("other strings", { (longText("a"), longText("b")) }, equalIn: .none),
        .init("short strings", { (opaque("a"), opaque("a")) }, equalIn: .all),
        .init(
            "struct of strings and collections",
            {
                let make = { Labels(title: longText(), tags: [longText(), "a"], sizes: ["a": 1, longText(): 2]) }
                return (make(), make())
            }, equalIn: .withEquatable),
        .init(
            "other key in a dictionary of a struct",
            { (Labels(title: "a", tags: [], sizes: ["a": 1]), Labels(title: "a", tags: [], sizes: ["b": 1])) }, equalIn: .none),
        .init(
            "nested generic structs",
            { (Nested(first: 1, inner: .init(second: longText())), Nested(first: 1, inner: .init(second: longText()))) },
            equalIn: .withEquatable),
        .init(
            "nested generic structs, other inside",
            { (Nested(first: 1, inner: .init(second: longText("a"))), Nested(first: 1, inner: .init(second: longText("b")))) },
            equalIn: .none),
        .init("tuples", { ((1, longText(), x: true), (1, longText(), x: true)) }, equalIn: .withEquatable),
        .init("other tuples", { ((1, longText(), x: true), (1, longText(), x: false)) }, equalIn: .none),
        .init("array rebuilt, elements Equatable", { (opaque([1, 2]), opaque([1] + [2])) }, equalIn: .withEquatable),
        .init("array rebuilt, elements not Equatable", { ([NoEquality(number: opaque(1))], [NoEquality(number: opaque(1))]) }, equalIn: .none),
        .init("array kept, elements not Equatable", { let array = [NoEquality(number: opaque(1))]; return (array, array) }, equalIn: .all),
        .init("dictionary rebuilt, values not Equatable", { (["a": NoEquality(number: opaque(1))], ["a": NoEquality(number: opaque(1))]) }, equalIn: .none),
        .init("dictionary kept, values not Equatable", { let all = ["a": NoEquality(number: opaque(1))]; return (all, all) }, equalIn: .all),
        .init("sets", { (Set([1, 2, 3]), Set([3, 2, 1])) }, equalIn: .withEquatable),
        .init("one object", { (shared, shared) }, equalIn: .all),
        .init("two objects", { (plain(), plain()) }, equalIn: .none),
        .init("two Equatable objects", { (Same(opaque(1)), Same(opaque(1))) }, equalIn: .withEquatable),
        .init("two unequal objects", { (Same(opaque(1)), Same(opaque(2))) }, equalIn: .none),
        .init("weak, one object", { (WeakHolder(object: shared), WeakHolder(object: shared)) }, equalIn: .all),
        .init("weak, object and nil", { (WeakHolder(object: shared), WeakHolder(object: nil)) }, equalIn: .none),
        .init("weak, field behind differs", { (WeakHolder(object: shared, number: 1), WeakHolder(object: shared, number: 2)) }, equalIn: .none),
        .init("unowned, one object", { (UnownedHolder(object: shared, other: shared), UnownedHolder(object: shared, other: shared)) }, equalIn: .all),
        .init("metatypes", { (Int.self as Any.Type, Int.self as Any.Type) }, equalIn: .all),
        .init("other metatypes", { (Int.self as Any.Type, String.self as Any.Type) }, equalIn: .none),
        .init("key paths", { (\Labels.title as AnyKeyPath, \Labels.title as AnyKeyPath) }, equalIn: .all),
        .init("other key paths", { (\Labels.title as AnyKeyPath, \Labels.tags as AnyKeyPath) }, equalIn: .none),
        .init("C structs", { (timespec(tv_sec: 1, tv_nsec: 2), timespec(tv_sec: 1, tv_nsec: 2)) }, equalIn: .all),
        .init("other C structs", { (timespec(tv_sec: 1, tv_nsec: 2), timespec(tv_sec: 1, tv_nsec: 3)) }, equalIn: .none),
        .init("dates", { (Date(timeIntervalSince1970: 1), Date(timeIntervalSince1970: 1)) }, equalIn: .all),
        .init("URLs", { (URL(string: "https://example.com/" + longText("a"))!, URL(string: "https://example.com/" + longText("a"))!) }, equalIn: .withEquatable),
        .init("other URLs", { (URL(string: "https://example.com/a")!, URL(string: "https://example.com/b")!) }, equalIn: .none),
        .init("data", { (Data(repeating: 7, count: opaque(100)), Data(repeating: 7, count: opaque(100))) }, equalIn: .withEquatable),
        .init("other data", { (Data([1, 2]), Data([1, 3])) }, equalIn: .none),
        .init("attributed strings", { (AttributedString(longText()), AttributedString(longText())) }, equalIn: .withEquatable),
        .init("UUIDs", { (UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16)), UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 17))) }, equalIn: .none),
    ]

    static let existentials: [ComparisonPair] = [
        .init("Any of equal numbers", { (1 as Any, 1 as Any) }, equalIn: .all),
        .init("Any of other types", { (1 as Any, UInt(1) as Any) }, equalIn: .none),
        .init("Any of other numbers", { (1 as Any, 2 as Any) }, equalIn: .none),
        .init("Any of rebuilt strings", { (longText() as Any, longText() as Any) }, equalIn: .withEquatable),
        .init("Any of Any", { ([1 as Any][0], [1 as Any][0]) }, equalIn: .all),
        .init("any P of trivial values", { (NoEquality(number: 1) as any Shape, NoEquality(number: 1) as any Shape) }, equalIn: .all),
        .init("any P in a box", { (large() as any Shape, large() as any Shape) }, equalIn: .withEquatable),
        .init("any P in a box, other inside", { (large(4) as any Shape, large(5) as any Shape) }, equalIn: .none),
        .init("any P in an aligned box", { (aligned(1) as any Shape, aligned(1) as any Shape) }, equalIn: .withEquatable),
        .init("any P in an aligned box, other inside", { (aligned(1) as any Shape, aligned(2) as any Shape) }, equalIn: .none),
        .init("any P of other types", { (NoEquality(number: 1) as any Shape, large() as any Shape) }, equalIn: .none),
        .init("AnyObject, one object", { (shared as AnyObject, shared as AnyObject) }, equalIn: .all),
        .init("AnyObject, two objects", { (plain() as AnyObject, plain() as AnyObject) }, equalIn: .none),
        .init("AnyObject, two Equatable objects", { (Same(opaque(1)) as AnyObject, Same(opaque(1)) as AnyObject) }, equalIn: .withEquatable),
        .init("any P of objects", { (shared as any ObjectShape, shared as any ObjectShape) }, equalIn: .all),
        .init("errors", { (Failure(code: 1, text: longText()) as any Error, Failure(code: 1, text: longText()) as any Error) }, equalIn: .withEquatable),
        .init("other errors", { (Failure(code: 1, text: "a") as any Error, Failure(code: 2, text: "a") as any Error) }, equalIn: .none),
        .init("constrained any", { ([1, 2] as any Collection<Int>, [1, 2] as any Collection<Int>) }, equalIn: .withEquatable),
        .init("other constrained any", { ([1, 2] as any Collection<Int>, [1, 3] as any Collection<Int>) }, equalIn: .none),
        .init("AnyHashable", { (AnyHashable(longText()), AnyHashable(longText())) }, equalIn: .withEquatable),
        .init("existential fields", { (Nested(first: 1 as Any, inner: .init(second: large() as any Shape)), Nested(first: 1 as Any, inner: .init(second: large() as any Shape))) }, equalIn: .withEquatable),
    ]

    static let enumerations: [ComparisonPair] = [
        .init("cases", { (Plainest.one, Plainest.one) }, equalIn: .all),
        .init("other cases", { (Plainest.one, Plainest.two) }, equalIn: .none),
        .init("nil and nil", { (NoEquality?.none, NoEquality?.none) }, equalIn: .all),
        .init("optional numbers", { (Optional(1), Optional(1)) }, equalIn: .all),
        .init("nil and a number", { (Optional(0), Int?.none) }, equalIn: .none),
        .init("optionals of optionals", { (Int??.some(nil), Int??.none) }, equalIn: .none),
        .init("optional without equality", { (Optional(NoEquality(number: 1)), Optional(NoEquality(number: 2))) }, equalIn: .none),
        .init("optional strings", { (Optional(longText()), Optional(longText())) }, equalIn: .withEquatable),
        .init("optional large values", { (Optional(large()), Optional(large())) }, equalIn: .withEquatable),
        .init("optional Any", { (Optional(1 as Any), Optional(1 as Any)) }, equalIn: .all),
        .init("optional Any and nil", { (Optional(1 as Any), Any?.none) }, equalIn: .none),
        .init("optional AnyObject", { (Optional(shared as AnyObject), Optional(shared as AnyObject)) }, equalIn: .all),
        .init("only case", { (Single.only(longText()), Single.only(longText())) }, equalIn: .withEquatable),
        .init("text", { (Mixed.text(longText()), .text(longText())) }, equalIn: .withEquatable),
        .init("other text", { (Mixed.text("a"), .text("b")) }, equalIn: .none),
        .init("numbers", { (Mixed.number(opaque(1)), .number(1)) }, equalIn: .all),
        .init("other numbers", { (Mixed.number(1), .number(2)) }, equalIn: .none),
        .init("several values", { (Mixed.both(1, label: longText()), .both(1, label: longText())) }, equalIn: .withEquatable),
        .init("several values, second other", { (Mixed.both(1, label: "a"), .both(1, label: "b")) }, equalIn: .none),
        .init("object", { (Mixed.object(shared), .object(shared)) }, equalIn: .all),
        .init("other object", { (Mixed.object(shared), .object(plain())) }, equalIn: .none),
        .init("Any", { (Mixed.any(longText()), .any(longText())) }, equalIn: .withEquatable),
        .init("no payload", { (Mixed.none, .none) }, equalIn: .all),
        .init("other without payload", { (Mixed.none, .other) }, equalIn: .none),
        .init("payload and none", { (Mixed.number(1), .none) }, equalIn: .none),
        .init("function", { (Mixed.function { 1 }, Mixed.function { 1 }) }, equalIn: .none),
        .init("nested case", { (Mixed.nested(.one), .nested(.two)) }, equalIn: .none),
        .init("any P", { (Mixed.shape(large()), .shape(large())) }, equalIn: .withEquatable),
        .init("empty payload", { (Mixed.void(()), .void(())) }, equalIn: .all),
        .init("optional payload", { (Mixed.optional(nil), .optional(nil)) }, equalIn: .all),
        .init("other optional payload", { (Mixed.optional(nil), .optional(0)) }, equalIn: .none),
        .init("weak payload", { (Mixed.weakly(WeakHolder(object: shared)), .weakly(WeakHolder(object: shared))) }, equalIn: .all),
        .init("other weak payload", { (Mixed.weakly(WeakHolder(object: shared)), .weakly(WeakHolder(object: nil))) }, equalIn: .none),
        .init("trivial payloads", { (Bits.pair(opaque(1), 2), .pair(1, 2)) }, equalIn: .all),
        .init("other trivial payloads", { (Bits.pair(1, 2), .pair(1, 3)) }, equalIn: .none),
        .init("same bytes, other case", { (Bits.number(1), .flag(true)) }, equalIn: .none),
        .init("trees", { (tree(3), tree(3)) }, equalIn: .withEquatable),
        .init("other trees", { (tree(3), tree(4)) }, equalIn: .none),
        .init("boxed numbers", { (Tree.leaf(NoEquality(number: opaque(1))), .leaf(NoEquality(number: opaque(1)))) }, equalIn: .exceptBitwise),
        .init("same box", { let leaf = Tree.leaf(NoEquality(number: opaque(1))); return (leaf, leaf) }, equalIn: .all),
        .init("partly indirect, direct", { (PartlyIndirect.direct("a"), .direct("a")) }, equalIn: .all),
        .init("partly indirect, boxed", { (PartlyIndirect.boxed(NoEquality(number: opaque(1)), "a"), .boxed(NoEquality(number: opaque(1)), "a")) }, equalIn: .exceptBitwise),
        .init("generic", { (Generic.content(longText()), .content(longText())) }, equalIn: .withEquatable),
        .init("generic, other", { (Generic.content(NoEquality(number: 1)), .content(NoEquality(number: 2))) }, equalIn: .none),
        .init("generic of an existential", { (Generic<any Shape>.content(large()), .content(large())) }, equalIn: .withEquatable),
        .init("generic without payload", { (Generic<String>.none, .none) }, equalIn: .all),
        .init("results", { (Result<NoEquality, any Error>.success(NoEquality(number: 1)), .success(NoEquality(number: 1))) }, equalIn: .all),
        .init("failed results", { (Result<NoEquality, any Error>.failure(Failure(code: 1, text: "a")), .failure(Failure(code: 2, text: "a"))) }, equalIn: .none),
    ]

    /// Copying a value may copy its padding or not: hence in place.
    @Test func paddingNeverCounts() {
        withPadding(0x00) { old in
            withPadding(0xFF) { new in
                #expect(memcmp(old, new, MemoryLayout<Padded>.size) != 0)
                for mode in ComparisonMode.allCases { #expect(compareValues(old, new, type: Padded.self, mode: mode)) }
            }
        }
    }

    @Test("Structs, collections, references", arguments: structures)
    func structure(_ pair: ComparisonPair) { pair.check() }

    @Test("Existentials", arguments: existentials)
    func existential(_ pair: ComparisonPair) { pair.check() }

    @Test("Enums", arguments: enumerations)
    func enumeration(_ pair: ComparisonPair) { pair.check() }
}

/// Calls `body` with a value whose padding holds the given byte.
private func withPadding<Result>(_ byte: UInt8, _ body: (UnsafeRawPointer) -> Result) -> Result {
    let memory = UnsafeMutablePointer<Padded>.allocate(capacity: 1)
    defer { memory.deallocate() }
    memset(memory, Int32(byte), MemoryLayout<Padded>.size)
    memory.pointee.flag = true
    memory.pointee.number = 5
    memory.pointee.small = 1
    return body(memory)
}

