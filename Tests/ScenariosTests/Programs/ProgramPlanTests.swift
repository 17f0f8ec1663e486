import Findings
import Testing

@testable import Scenarios

/// Which programs an article makes, and what stands in the way of them.
@Suite struct ProgramPlanTests {
    static func text(_ body: String, frontMatter: String = "") -> String {
        "---\ntitle: T\nlanguage: en\nsummary: S\n\(frontMatter)---\n\n\(body)"
    }

    static func listing(_ swift: String, _ words: String = "") -> String { "```swift \(words)\n\(swift)\n```\n\n" }
    static let scenario = "```scenario\nlaunch A()\n```\n\n"

    struct Shape: Equatable, Sendable {
        var listings: [Int]
        var scenarios: [Int]
        var mode = 5
    }

    struct Case: Sendable {
        let text: String
        let shapes: [Shape]
        var failing: [[Int]] = []
    }

    static let cases = [
        // Scenarios that see the same share a program; one further down sees more.
        Case(
            text: text(listing("struct A {}") + scenario + scenario + listing("struct B {}") + scenario),
            shapes: [Shape(listings: [0], scenarios: [0, 1]), Shape(listings: [0, 1], scenarios: [2])]),
        // Listings that no scenario sees are compiled once, with what stands above them.
        Case(
            text: text(listing("struct A {}") + scenario + listing("struct B {}") + listing("struct C {}")),
            shapes: [Shape(listings: [0], scenarios: [0]), Shape(listings: [0, 1, 2], scenarios: [])]),
        // A replaced listing has to be compiled too.
        Case(
            text: text(listing("struct A {}") + listing("struct A {}") + scenario),
            shapes: [Shape(listings: [1], scenarios: [0]), Shape(listings: [0], scenarios: [])]),
        Case(
            text: text(listing("struct A {}", "#x") + listing("struct A {}") + scenario + "```scenario #x\nlaunch A()\n```\n"),
            shapes: [Shape(listings: [1], scenarios: [0]), Shape(listings: [0], scenarios: [1])]),
        Case(
            text: text(listing("struct A {}", "shown-only") + listing("struct B {}")),
            shapes: [Shape(listings: [1], scenarios: [])]),
        Case(
            text: text(listing("struct A {}", "swift=6") + scenario), shapes: [Shape(listings: [0], scenarios: [0], mode: 6)]),
        Case(
            text: text(listing("struct A {}") + scenario, frontMatter: "swift: 6\n"),
            shapes: [Shape(listings: [0], scenarios: [0], mode: 6)]),
        Case(
            text: text(listing("struct A {}") + listing("struct B: Nothing {}", "fails=\"Nothing\"") + scenario),
            shapes: [Shape(listings: [0], scenarios: [0])], failing: [[0, 1]]),
        // What fails in one release is part of the other's programs.
        Case(
            text: text(
                listing("struct A {}") + listing("struct B {}", "fails=\"B\" sdk=27") + scenario
                    + "```scenario sdk=27\nlaunch A()\n```\n"),
            shapes: [Shape(listings: [0, 1], scenarios: [0]), Shape(listings: [0], scenarios: [1])], failing: [[0, 1]]),
    ]

    @Test(arguments: cases)
    func plan(_ item: Case) {
        let plan = ProgramPlan(MarkedText(item.text).article)
        #expect(
            plan.programs.map { Shape(listings: $0.listings.map(\.index), scenarios: $0.scenarios, mode: $0.languageMode) }
                == item.shapes)
        #expect(plan.failing.map { $0.listings.map(\.index) } == item.failing)
        #expect(plan.findings.isEmpty)
    }

    @Test(arguments: [
        (
            text(listing("struct A {}", "#counter") + "```scenario 📍#conter\nlaunch A()\n```\n"),
            ProgramFact.noListings(program: "conter", nearest: ["counter"])
        ),
        (text("```scenario📍\nlaunch A()\n```\n"), .noListings(program: nil, nearest: [])),
        (
            text(listing("struct A {}", "swift=6") + listing("struct B {}", "swift=📍5") + scenario),
            .conflictingMode(option: "swift", value: 5, other: 6)
        ),
        (
            text(listing("struct A {}", "sdk=26") + listing("struct B {}", "sdk=📍27") + scenario),
            .conflictingMode(option: "sdk", value: 27, other: 26)
        ),
    ])
    func findings(marked: String, fact: ProgramFact) {
        let text = MarkedText(marked)
        let findings = ProgramPlan(text.article).findings
        #expect(findings.map(\.fact) == [.program(fact)])
        if fact != .noListings(program: nil, nearest: []) {
            #expect(findings.first.map { text.text.utf8.count > $0.range.offsets.lowerBound } == true)
            #expect(
                findings.first.map { $0.range.offsets.contains(text.mark ?? -1) || $0.range.offsets.upperBound == text.mark }
                    == true)
        }
    }
}
