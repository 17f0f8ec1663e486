import Foundation
import Testing

@testable import ViewGraph

extension Shapes {
    @Suite struct StructureTests {
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
                { (Labels(title: "a", tags: [], sizes: ["a": 1]), Labels(title: "a", tags: [], sizes: ["b": 1])) },
                equalIn: .none),
            .init(
                "nested generic structs",
                { (Nested(first: 1, inner: .init(second: longText())), Nested(first: 1, inner: .init(second: longText()))) },
                equalIn: .withEquatable),
            .init(
                "nested generic structs, other inside",
                {
                    (
                        Nested(first: 1, inner: .init(second: longText("a"))),
                        Nested(first: 1, inner: .init(second: longText("b")))
                    )
                },
                equalIn: .none),
            .init("tuples", { ((1, longText(), x: true), (1, longText(), x: true)) }, equalIn: .withEquatable),
            .init("other tuples", { ((1, longText(), x: true), (1, longText(), x: false)) }, equalIn: .none),
            .init("array rebuilt, elements Equatable", { (opaque([1, 2]), opaque([1] + [2])) }, equalIn: .withEquatable),
            .init(
                "array rebuilt, elements not Equatable", { ([NoEquality(number: opaque(1))], [NoEquality(number: opaque(1))]) },
                equalIn: .none),
            .init(
                "array kept, elements not Equatable",
                {
                    let array = [NoEquality(number: opaque(1))]
                    return (array, array)
                }, equalIn: .all),
            .init(
                "dictionary rebuilt, values not Equatable",
                { (["a": NoEquality(number: opaque(1))], ["a": NoEquality(number: opaque(1))]) }, equalIn: .none),
            .init(
                "dictionary kept, values not Equatable",
                {
                    let all = ["a": NoEquality(number: opaque(1))]
                    return (all, all)
                }, equalIn: .all),
            .init("sets", { (Set([1, 2, 3]), Set([3, 2, 1])) }, equalIn: .withEquatable),
            .init("one object", { (shared, shared) }, equalIn: .all),
            .init("two objects", { (plain(), plain()) }, equalIn: .none),
            .init("two Equatable objects", { (Same(opaque(1)), Same(opaque(1))) }, equalIn: .withEquatable),
            .init("two unequal objects", { (Same(opaque(1)), Same(opaque(2))) }, equalIn: .none),
            .init("weak, one object", { (WeakHolder(object: shared), WeakHolder(object: shared)) }, equalIn: .all),
            .init("weak, object and nil", { (WeakHolder(object: shared), WeakHolder(object: nil)) }, equalIn: .none),
            .init(
                "weak, field behind differs",
                { (WeakHolder(object: shared, number: 1), WeakHolder(object: shared, number: 2)) },
                equalIn: .none),
            .init(
                "unowned, one object",
                { (UnownedHolder(object: shared, other: shared), UnownedHolder(object: shared, other: shared)) },
                equalIn: .all),
            .init("metatypes", { (Int.self as Any.Type, Int.self as Any.Type) }, equalIn: .all),
            .init("other metatypes", { (Int.self as Any.Type, String.self as Any.Type) }, equalIn: .none),
            .init("key paths", { (\Labels.title as AnyKeyPath, \Labels.title as AnyKeyPath) }, equalIn: .all),
            .init("other key paths", { (\Labels.title as AnyKeyPath, \Labels.tags as AnyKeyPath) }, equalIn: .none),
            .init("C structs", { (timespec(tv_sec: 1, tv_nsec: 2), timespec(tv_sec: 1, tv_nsec: 2)) }, equalIn: .all),
            .init("other C structs", { (timespec(tv_sec: 1, tv_nsec: 2), timespec(tv_sec: 1, tv_nsec: 3)) }, equalIn: .none),
            .init("dates", { (Date(timeIntervalSince1970: 1), Date(timeIntervalSince1970: 1)) }, equalIn: .all),
            .init(
                "URLs",
                {
                    (URL(string: "https://example.com/" + longText("a"))!, URL(string: "https://example.com/" + longText("a"))!)
                },
                equalIn: .withEquatable),
            .init(
                "other URLs", { (URL(string: "https://example.com/a")!, URL(string: "https://example.com/b")!) }, equalIn: .none
            ),
            .init(
                "data", { (Data(repeating: 7, count: opaque(100)), Data(repeating: 7, count: opaque(100))) },
                equalIn: .withEquatable),
            .init("other data", { (Data([1, 2]), Data([1, 3])) }, equalIn: .none),
            .init(
                "attributed strings", { (AttributedString(longText()), AttributedString(longText())) },
                equalIn: .withEquatable),
            .init(
                "UUIDs",
                {
                    (
                        UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16)),
                        UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 17))
                    )
                }, equalIn: .none),
        ]

        #if os(Linux)
            @Test func inlineArrays() {
                let make = { (last: String) -> InlineArray<2, String> in [longText(), last] }
                #expect(compareValues(make("a"), make("a"), mode: .equatableUnlessPOD))
                #expect(!compareValues(make("a"), make("b"), mode: .equatableUnlessPOD))
                #expect(!compareValues(make("a"), make("a"), mode: .indirect))
            }
        #endif

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
    }
}

/// Calls `body` with a value whose padding holds the given byte.
private func withPadding<Result>(_ byte: UInt8, _ body: (UnsafeRawPointer) -> Result) -> Result {
    let memory = UnsafeMutablePointer<Shapes.Padded>.allocate(capacity: 1)
    defer { memory.deallocate() }
    memset(memory, Int32(byte), MemoryLayout<Shapes.Padded>.size)
    memory.pointee.flag = true
    memory.pointee.number = 5
    memory.pointee.small = 1
    return body(memory)
}
