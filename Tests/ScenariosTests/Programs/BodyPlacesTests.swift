import SwiftParser
import Testing

@testable import Scenarios

/// The places that a fragment can be compiled in.
@Suite struct BodyPlacesTests {
    static let swift = """
        struct Outer: View {
            struct Inner { func make() -> Int { 1 } }
            @State private var count = 0
            var plain = 1 { didSet { print(plain) } }
            var doubled: Int {
                get { 日本(2) }
                set { count = newValue }
            }
            init() {}
            init(count: Int) { self.count = count }
            var body: some View {
                func local() {}
                Text("")
            }
        }
        extension Outer.Inner { func load(from url: String, _ n: Int) async {} }
        enum E { static var all: [Int] { [] } }
        func top() { print("top") }
        protocol P { func declared() }
        """

    private func text(_ place: BodyPlaces.Place) -> String {
        String(decoding: Array(Self.swift.utf8)[place.range], as: UTF8.self)
    }

    @Test func all() {
        let places = BodyPlaces(Parser.parse(source: Self.swift)).all
        #expect(
            places.map(\.name) == [
                "Outer.Inner.make()", "Outer.doubled", "Outer.init()", "Outer.init(count:)", "Outer.body",
                "Outer.Inner.load(from:_:)", "E.all", "top()",
            ])
        #expect(
            places.map(text) == [
                " 1 ", " 日本(2) ", "", " self.count = count ", "\n        func local() {}\n        Text(\"\")\n    ", "", " [] ",
                " print(\"top\") ",
            ])
    }

    @Test(arguments: [
        ("Outer.body", ["Outer.body"]), ("Outer.init", ["Outer.init()", "Outer.init(count:)"]),
        ("Outer.init()", ["Outer.init()"]),
        ("Outer.Inner.load", ["Outer.Inner.load(from:_:)"]), ("top", ["top()"]), ("Outer", []), ("Outer.plain", []),
        ("P.declared", []), ("body", []),
    ])
    func found(name: String, places: [String]) {
        #expect(BodyPlaces(Parser.parse(source: Self.swift)).found(name).map(\.name) == places)
    }
}
