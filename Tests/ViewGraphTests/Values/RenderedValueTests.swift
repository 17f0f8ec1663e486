import Foundation
import Observation
import Testing

@testable import ViewGraph

private struct Point {
    var x: Int
    var y: Double
}
private struct Empty {}
private struct Box<Content> {
    var content: Content
    struct Lid { var isOpen = false }
}
private struct Boastful: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    var number = 1
    var description: String { "wrong" }
    var debugDescription: String { "wrong" }
    var customMirror: Mirror { Mirror(self, children: ["wrong": 1]) }
}
private final class Object: Hashable {
    var number = 1
    static func == (left: Object, right: Object) -> Bool { left === right }
    func hash(into hasher: inout Hasher) {}
    final class Part {}
}
private enum Choice {
    case none
    case one(Int)
    case labelled(text: String)
    case several(Int, label: String)
    case empty(Void)
    case pair((Int, Int))
}
private indirect enum Chain {
    case end
    case link(Int, Chain)
}
private struct References {
    weak var weakly: Object?
    unowned var unownedly: Object
    var strongly: Object
}
@propertyWrapper private struct Clamped {
    var wrappedValue: Int
    var limit = 10
}
@propertyWrapper private struct Hidden: ComparesByParts {
    var wrappedValue: Int
    static func _compare(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer, mode: ComparisonMode) -> Bool { true }
}
private struct Wrapped {
    @Clamped var count = 3
    @Hidden var secret = 4
    var registrar = ObservationRegistrar()
    lazy var later = 5
}
private struct Options: OptionSet { let rawValue: Int }
private struct Failure: Error { var code = 1 }
private struct Everything {
    var act: () -> Void = {}
    var path = \Point.x
    var type: Any.Type = Point.self
    var any: Any = Point(x: 1, y: 2)
}
private protocol Named {}
extension Point: Named {}

extension Object: @unchecked Sendable {}
private let object = Object()
private func chain(_ length: Int) -> Chain { length == 0 ? .end : .link(length, chain(length - 1)) }

struct RenderedValue: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let render: @Sendable () -> String

    /// A value and the text that it must come out as.
    init<Value>(_ text: String, _ make: @autoclosure @escaping @Sendable () -> Value) {
        testDescription = text
        render = { renderValue(make()) }
    }
}

@Suite struct RenderedValueTests {
    static let simple: [RenderedValue] = [
        .init("3", 3), .init("-3", Int8(-3)), .init("18446744073709551615", UInt64.max),
        .init("3.0", 3.0), .init("0.1", 0.1), .init("0.5", Float(0.5)), .init("1e+20", 1e20), .init("2.0", CGFloat(2)),
        .init(".nan", Double.nan), .init(".infinity", Double.infinity), .init("-.infinity", -Float.infinity),
        .init("true", true), .init("false", false),
        .init(#""text""#, "text"), .init(#""""#, ""), .init(#""a""#, "a" as Character),
        .init(#""ex""#, "text".dropFirst().prefix(2)),
        .init(#""a\n\t\r\0\"\\b""#, "a\n\t\r\0\"\\b"),
        .init(#""\u{1B}\u{7F}\u{2028}\u{A0}\u{FEFF}""#, "\u{1B}\u{7F}\u{2028}\u{A0}\u{FEFF}"),
        .init("\"日本語 e\u{301} 👩‍👩‍👧\"", "日本語 e\u{301} 👩‍👩‍👧"),
        .init(#""static""#, "static" as StaticString),
        .init("SIMD3(1, 2, 3)", SIMD3(1, 2, 3)),
        .init("Duration(1.5 seconds)", Duration.milliseconds(1500)),
        .init("ObjectIdentifier", ObjectIdentifier(object)),
        .init("1.25", Decimal(string: "1.25")!),
    ]

    static let collections: [RenderedValue] = [
        .init("[]", [Int]()), .init("[1, 2]", [1, 2]), .init("[2]", [1, 2, 3][1...1]), .init(#"[["a"], []]"#, [["a"], []]),
        .init("[:]", [String: Int]()), .init(#"["a": 1, "b": 2, "c": 3]"#, ["c": 3, "a": 1, "b": 2]),
        .init(#"[2: "b", 10: "a"]"#, [10: "a", 2: "b"]), .init("[-1, 2, 10]", Set([10, 2, -1])),
        .init("[1.5, 10.0]", Set([10, 1.5])),
        .init(#"["A", "a", "b"]"#, Set(["b", "a", "A"])), .init("[.one, .two]", Set([Letter.two, .one])),
        .init(#"["b": 1, "a": 2]"#, ["b": 1, "a": 2] as KeyValuePairs),
        .init("0..<3", 0..<3), .init("1...3", 1...3), .init(#""a"..."z""#, "a"..."z"), .init("1...", 1...), .init("..<1", ..<1),
        .init("...1", ...1),
        .init("1", AnyHashable(1)), .init(#"[1, "a"]"#, [AnyHashable(1), AnyHashable("a")]),
        .init(#"[1, "a", nil]"#, [1, "a", Int?.none as Any]),
    ]
    enum Letter { case one, two }

    static let shapes: [RenderedValue] = [
        .init("Point(x: 1, y: 2.0)", Point(x: 1, y: 2)), .init("Empty()", Empty()),
        .init("Box(content: Point(x: 1, y: 2.0))", Box(content: Point(x: 1, y: 2))),
        .init("Box.Lid(isOpen: false)", Box<Int>.Lid()), .init("Boastful(number: 1)", Boastful()),
        .init("Options(rawValue: 3)", Options(rawValue: 3)),
        .init("(1, label: \"a\")", (1, label: "a")), .init("()", ()),
        .init("nil", Int?.none), .init("1", Int?.some(1)), .init("nil", Int??.none), .init(".some(nil)", Int??.some(nil)),
        .init("1", Int??.some(1)), .init("(1, 2)", Optional((1, 2))),
        .init(".none", Choice.none), .init(".one(1)", Choice.one(1)),
        .init(#".labelled(text: "a")"#, Choice.labelled(text: "a")),
        .init(#".several(1, label: "a")"#, Choice.several(1, label: "a")), .init(".empty()", Choice.empty(())),
        .init(".pair(1, 2)", Choice.pair((1, 2))),
        .init(".link(2, .link(1, .end))", chain(2)),
        .init(".success(1)", Result<Int, Failure>.success(1)),
        .init(".failure(Failure(code: 1))", Result<Int, any Error>.failure(Failure())),
        .init("Failure(code: 1)", Failure() as any Error), .init("Point(x: 1, y: 2.0)", Point(x: 1, y: 2) as any Named),
        .init("Object", object), .init("Object", object as AnyObject), .init("Object.Part", Object.Part() as Any),
        .init(
            "References(weakly: Object, unownedly: Object, strongly: Object)",
            References(weakly: object, unownedly: object, strongly: object)),
        .init(
            "References(weakly: nil, unownedly: Object, strongly: Object)",
            References(weakly: nil, unownedly: object, strongly: object)),
        .init("Wrapped(count: 3, later: nil)", Wrapped()),
        .init("Everything(act: (Function), path: (KeyPath), type: Point.self, any: Point(x: 1, y: 2.0))", Everything()),
        .init("Point.self", Point.self), .init("Int.self", Int.self as Any), .init("Point.self", Point.self as any Named.Type),
        .init("Object.self", Object.self),
        .init("(Function)", Optional({ (number: Int) in number })),
    ]

    static let foundation: [RenderedValue] = [
        .init(#"Date("2001-01-01T00:00:00Z")"#, Date(timeIntervalSinceReferenceDate: 0)),
        .init(#"Date("2001-01-01T00:00:01.500Z")"#, Date(timeIntervalSinceReferenceDate: 1.5)),
        .init("Date(.infinity)", Date(timeIntervalSinceReferenceDate: .infinity)),
        .init(#"UUID("00000000-0000-0000-0000-000000000001")"#, UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1))),
        .init(#"URL("https://example.com/a?b=c")"#, URL(string: "https://example.com/a?b=c")!),
        .init(#"Data("010aff")"#, Data([1, 10, 255])), .init(#"AttributedString("a")"#, AttributedString("a")),
        .init(#"Locale("en_US")"#, Locale(identifier: "en_US")), .init(#"TimeZone("GMT")"#, TimeZone(secondsFromGMT: 0)!),
        .init("Calendar(.gregorian)", Calendar(identifier: .gregorian)),
        .init("IndexPath(1, 2)", IndexPath(indexes: [1, 2])), .init("IndexSet(1, 2, 5)", IndexSet([5, 1, 2])),
        .init("CGPoint(x: 1.0, y: 2.0)", CGPoint(x: 1, y: 2)),
    ]

    @Test("Simple values", arguments: simple)
    func simpleValue(_ value: RenderedValue) { #expect(value.render() == value.testDescription) }

    @Test("Collections and ranges", arguments: collections)
    func collection(_ value: RenderedValue) { #expect(value.render() == value.testDescription) }

    @Test("Structs, enums, references and functions", arguments: shapes)
    func shape(_ value: RenderedValue) { #expect(value.render() == value.testDescription) }

    @Test("Foundation's types", arguments: foundation)
    func foundationValue(_ value: RenderedValue) { #expect(value.render() == value.testDescription) }

    #if os(Linux)
        @Test func inlineArrays() {
            let array: InlineArray<3, String> = ["a", "b", "c"]
            #expect(renderValue(array) == #"["a", "b", "c"]"#)
        }
    #endif

    @Test func nestingEndsSomewhere() {
        #expect(
            renderValue(chain(15)) == (1...14).reversed().map { ".link(\($0 + 1), " }.joined() + ".link(1, .end)"
                + String(repeating: ")", count: 14))
        let deep = renderValue(chain(1_000))
        #expect(deep.hasPrefix(".link(1000, .link(999, "))
        #expect(deep.contains(", …)"))
    }

    @Test func lengthEndsSomewhere() {
        #expect(renderValue(Array(0..<900)) == "[" + (0..<900).map(String.init).joined(separator: ", ") + "]")
        #expect(renderValue(Array(0..<10_000)).hasSuffix("998, …]"))
        #expect(renderValue(Set(0..<10_000)).hasPrefix("[0, 1, 2, "))
        #expect(renderValue(Set(0..<10_000)).hasSuffix(", …]"))
        #expect(renderValue(String(repeating: "a", count: 5_000)) == "\"" + String(repeating: "a", count: 1_000) + "\"…")
    }
}
