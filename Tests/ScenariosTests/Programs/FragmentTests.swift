import Articles
import Findings
import Testing

@testable import Scenarios

/// Programs in which a fragment stands in its place.
@Suite struct FragmentTests {
    static func text(_ body: String) -> String { "---\ntitle: T\nlanguage: en\nsummary: S\n---\n\n\(body)" }
    static func listing(_ swift: String, _ words: String = "") -> String { "```swift \(words)\n\(swift)\n```\n\n" }

    static func blanks(_ count: Int) -> String { String(repeating: " ", count: count) }

    /// The author's lines of the only fragment's program, each with the line it came from.
    static func lines(_ listings: String) throws -> [String] {
        let plan = ProgramPlan(MarkedText(text(listings)).article)
        #expect(plan.findings.isEmpty)
        let source = try #require(plan.fragments.first).source()
        let lines = source.text.split(separator: "\n", omittingEmptySubsequences: false)
        return zip(lines, source.lines).compactMap { line, description in description.origin.map { "\($0.line) \(line)" } }
    }

    @Test(arguments: [
        // The first listing's text begins in line 8.
        (
            listing("struct A {\n    var body: Int {\n        old()\n    }\n}") + listing("new()\nnewer()", "in=\"A.body\""),
            ["8 struct A {", "9     var body: Int {", "16 new()", "17 newer()", "11     }", "12 }"]
        ),
        (
            listing("struct A { var body: Int { old } }") + listing("new", "in=\"A.body\""),
            ["8 struct A { var body: Int {", "12 new", "8 \(blanks(31))} }"]
        ),
        (
            listing("struct A { func f() {} }") + listing("new", "in=\"A.f\""),
            ["8 struct A { func f() {", "12 new", "8 \(blanks(21))} }"]
        ),
        (
            listing("let 日本 = 1; func f() { old\n} ; let b = 2") + listing("new", "in=\"f()\""),
            ["8 let 日本 = 1; func f() {", "13 new", "9 } ; let b = 2"]
        ),
        // Whichever branch counts, the fragment is in it.
        (
            listing("#if os(iOS)\nvar a: Int { 1 }\n#else\nvar a: Int { 2 }\n#endif") + listing("3", "in=\"a\""),
            ["8 #if os(iOS)", "9 var a: Int {", "16 3", "9 \(blanks(15))}", "10 #else", "11 var a: Int {", "16 3"]
                + ["11 \(blanks(15))}", "12 #endif"]
        ),
        // The nearest declaration has the place.
        (
            listing("struct A { var b: Int { 1 } }") + listing("struct A { var b: Int { 2 } }") + listing("3", "in=\"A.b\""),
            ["12 struct A { var b: Int {", "16 3", "12 \(blanks(26))} }"]
        ),
        (
            listing("struct A { var b: Int { 1 } }", "#x") + listing("struct A { var b: Int { 2 } }")
                + listing("3", "#x in=\"A.b\""),
            ["8 struct A { var b: Int {", "16 3", "8 \(blanks(26))} }"]
        ),
    ])
    func source(listings: String, expected: [String]) throws {
        #expect(try Self.lines(listings) == expected)
    }

    @Test func fragmentsAreNoPartOfOtherPrograms() {
        let text = Self.text(
            Self.listing("struct A { var b: Int { 1 } }", "#x #y") + Self.listing("2", "#x #y swift=6 in=\"A.b\"")
                + Self.listing("no", "#x in=\"A.b\" fails=\"no\"") + "```scenario #x\nlaunch A()\n```\n")
        let plan = ProgramPlan(MarkedText(text).article)
        #expect(plan.programs.map { $0.listings.map(\.index) } == [[0]])
        #expect(plan.programs.map(\.fragment?.listing) == [nil])
        #expect(plan.fragments.map(\.fragment?.listing) == [1, 1])
        #expect(plan.fragments.map(\.languageMode) == [6, 6])
        #expect(plan.failing.map(\.failing) == [2] && plan.failing.map(\.fragment?.listing) == [2])
        #expect(plan.findings.isEmpty)
    }

    @Test(arguments: [
        (
            listing("struct A { var body: Int { 1 } }") + listing("2", "in=📍\"A.bdy\""),
            ProgramFact.unknownPlace("A.bdy", nearest: "A.body", known: ["A.body"])
        ),
        (listing("2", "in=📍\"A.body\""), .unknownPlace("A.body", nearest: nil, known: [])),
        // What stands below is not seen.
        (
            listing("2", "in=📍\"A.body\"") + listing("struct A { var body: Int { 1 } }"),
            .unknownPlace("A.body", nearest: nil, known: [])
        ),
        (
            listing("struct A { func f(a: Int) {}; func f(b: Int) {} }") + listing("2", "in=📍\"A.f\""),
            .ambiguousPlace("A.f", candidates: ["A.f(a:)", "A.f(b:)"])
        ),
    ])
    func mistakes(marked: String, fact: ProgramFact) throws {
        let marked = MarkedText(Self.text(marked))
        let plan = ProgramPlan(marked.article)
        #expect(plan.findings.map(\.fact) == [.program(fact)])
        #expect(plan.findings.map(\.range.offsets.lowerBound) == [marked.mark])
        #expect(plan.fragments.isEmpty)
    }

    /// One mistake in grammar is enough; that no place is found behind it is no second one.
    @Test func placesInMalformedListings() {
        let text = Self.text(Self.listing("struct A { var body: Int { 1 }") + Self.listing("2", "in=\"A.bdy\""))
        let plan = ProgramPlan(MarkedText(text).article)
        #expect(plan.findings.isEmpty && plan.fragments.isEmpty)
        #expect(plan.programs.map(\.malformed) == [[0]])
    }
}
