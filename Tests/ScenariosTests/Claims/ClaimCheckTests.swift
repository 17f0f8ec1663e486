import Articles
import Findings
import Testing
import Trace

@testable import Scenarios

/// Claims that hold and claims that do not, over one run; 📍 stands where the finding must point.
@Suite struct ClaimCheckTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let step: Int
        let claim: String
        let fact: ClaimFact?
        var testDescription: String { "\(step): \(claim)" }

        init(_ step: Int, _ claim: String, _ fact: ClaimFact? = nil) {
            self.step = step
            self.claim = claim
            self.fact = fact
        }
    }

    static func body(_ view: String, _ measured: Int, _ expected: String, _ causes: [String], total: Bool = false) -> ClaimFact
    {
        .bodyCount(view: view, measured: measured, expected: expected, causes: causes, sinceLaunch: total)
    }

    static func counts(
        _ before: Int, _ after: Int, began: Int = 0, reset: Int = 0, restarted: Int = 0, ended: Int = 0, kept: Int = 0
    ) -> ClaimFact.LifetimeCounts {
        var counts = ClaimFact.LifetimeCounts()
        (counts.aliveBefore, counts.aliveAfter) = (before, after)
        (counts.began, counts.reset, counts.restarted, counts.ended, counts.kept) = (began, reset, restarted, ended, kept)
        return counts
    }

    static func lifetimes(
        _ view: String, _ claimed: ClaimFact.LifetimeChange, times: Int? = nil, _ counts: ClaimFact.LifetimeCounts
    ) -> ClaimFact { .lifetimes(view: view, claimed: claimed, times: times, measured: counts) }

    static let count = "@State count"

    static let evaluations: [Case] = [
        Case(0, "Counter body 1"),
        Case(0, "Counter 📍body 2", body("Counter", 1, "2", ["first"])),
        Case(1, "Counter body 2…4, body ≥ 3, body total 4"),
        Case(1, "Counter body 3, 📍body ≥ 4", body("Counter", 3, "≥ 4", [count, count, count])),
        Case(1, "Counter 📍body total 3", body("Counter", 4, "3", ["first", count, count, count], total: true)),
        Case(1, "Session body 0"),
        Case(1, "Flash body 1, began × 1"),
        Case(1, "Row body 0"),
        Case(0, "Row body 3"),
        Case(0, "Row#2 body 1"),
        Case(0, "Row(\"Ann\") body 1"),
        Case(0, "Row#4 📍body 1", .noSuchInstance(view: "Row#4", alive: 3)),
        Case(0, "Row(9) 📍body 1", .noSuchInstance(view: "Row(9)", alive: 3)),
        Case(3, "Flash 📍body 0", .bodyOfNothing(view: "Flash")),
        Case(1, "Counter because @State count, because only @State count"),
        Case(
            1, "Counter 📍because identity",
            .cause(view: "Counter", expected: "identity", only: false, measured: [count, count, count])),
        Case(2, "Session because @Environment \\.locale"),
        Case(
            2, "Session 📍because only @State isOpen",
            .cause(
                view: "Session", expected: "@State isOpen", only: true, measured: ["@State isOpen", "@Environment \\.locale"])),
        Case(2, "Row 📍because first", .cause(view: "Row", expected: "first", only: false, measured: [])),
    ]

    static let lifetimeClaims: [Case] = [
        Case(0, "Counter began"),
        Case(0, "Row began, began × 3, present × 3"),
        Case(0, "Counter 📍reset", lifetimes("Counter", .reset, counts(0, 1, began: 1))),
        Case(1, "Counter kept"),
        Case(1, "Counter 📍ended", lifetimes("Counter", .ended, counts(1, 1, kept: 1))),
        Case(2, "Counter ended, absent"),
        Case(2, "Counter 📍kept", lifetimes("Counter", .kept, counts(1, 0, ended: 1))),
        Case(2, "Row ended × 1, kept × 2, kept"),
        Case(2, "Row 📍ended", lifetimes("Row", .ended, counts(3, 2, ended: 1, kept: 2))),
        Case(2, "Row#3 ended"),
        Case(2, "Row#2 📍ended", lifetimes("Row#2", .ended, counts(1, 1, kept: 1))),
        Case(3, "Counter reset"),
        Case(3, "Counter 📍began", lifetimes("Counter", .began, counts(0, 1, reset: 1))),
        Case(3, "Counter 📍restarted", lifetimes("Counter", .restarted, counts(0, 1, reset: 1))),
        Case(3, "Row 📍absent", .present(view: "Row", expected: 0, alive: 2)),
        Case(3, "Row 📍present × 3", .present(view: "Row", expected: 3, alive: 2)),
    ]

    static let values: [Case] = [
        Case(1, "Counter count = 3"),
        Case(1, "Counter body 3, 📍count = 4", .value(view: "Counter", property: "count", expected: "4", measured: ["3"])),
        Case(3, "Counter count = 0"),
        Case(0, "Row(\"Ann\") title = \"b\""),
        Case(
            0, "Row 📍title = \"b\"",
            .value(view: "Row", property: "title", expected: "\"b\"", measured: ["\"a\"", "\"b\"", "\"b\""])),
        Case(2, "Counter 📍count = 0", .value(view: "Counter", property: "count", expected: "0", measured: [])),
        Case(1, "Counter 📍cuont = 3", .unknownProperty(view: "Counter", name: "cuont", nearest: ["count"])),
        Case(0, "📍Countre began", .unknownView(name: "Countre", nearest: ["Counter"])),
        Case(0, "undefined Row"),
        Case(0, "undefined 📍Raw", .unknownView(name: "Raw", nearest: [])),
        Case(0, "NeverAlive absent"),
    ]

    static let order: [Case] = [
        Case(0, "Session body 1, before Counter body"),
        Case(0, "Row began, before Session body"),
        Case(0, "Row body 3, 📍before Session body", .order(view: "Row", event: "body", other: "Session", .later)),
        Case(
            1, "Counter body 3, 📍before Session body", .order(view: "Counter", event: "body", other: "Session", .otherMissing)),
        Case(2, "Counter ended, 📍before Session body", .order(view: "Counter", event: "ended", other: "Session", .later)),
    ]

    static let screenAndOutput: [Case] = [
        Case(1, "prints \"a\" \"b\""),
        Case(1, "prints \"b\" \"a\" in any order"),
        Case(1, "📍prints \"b\" \"a\"", .prints(expected: ["b", "a"], measured: ["a", "b"], inAnyOrder: false)),
        Case(1, "📍prints nothing", .printsNothing(measured: ["a", "b"])),
        Case(2, "prints nothing"),
        Case(0, "prints containing \"ni\""),
        Case(0, "prints containing 📍\"x\"", .printsContaining(part: "x", measured: ["init"])),
        Case(0, "shows \"Join\""),
        Case(0, "shows \"Bob\""),
        Case(0, "shows 📍\"Ghost\"", .shows(text: "Ghost", onScreen: ["Join", "Name", "Bob", "Wi-Fi"])),
        Case(0, "hides \"Hidden\""),
        Case(0, "hides 📍\"Join\"", .hides(text: "Join")),
        Case(0, "shows containing \"oi\""),
        Case(0, "shows containing 📍\"on\"", .showsContaining(part: "on", onScreen: ["Join", "Name", "Bob", "Wi-Fi"])),
        Case(1, "warns \"Modifying state\""),
        Case(0, "warns 📍\"Modifying\"", .warns(part: "Modifying", measured: [])),
        Case(0, "expect 1 == 1"),
        Case(1, "expect 📍1 == 2", .expectation(expression: "1 == 2")),
        Case(2, "📍expect true", .notEvaluated(.noResult)),
        Case(3, "traps 📍\"range\"", .traps(part: "range", message: nil)),
    ]

    @Test(arguments: evaluations + lifetimeClaims + values + order + screenAndOutput)
    func claim(_ item: Case) throws {
        try expect(item, in: [SampleRun.make()])
    }

    private func expect(_ item: Case, in runs: [Run], sourceLocation: SourceLocation = #_sourceLocation) throws {
        // Nothing may follow a claim that the program stops.
        var steps = item.claim.hasPrefix("traps") ? Array(SampleRun.steps[...item.step]) : SampleRun.steps
        if runs[0].variant != nil { steps[0] = runs.map { "launch Session() as \"\($0.variant!)\"" }.joined(separator: "\n") }
        steps[item.step] += "\n    " + item.claim
        let marked = MarkedText(article(["struct Session: View {}"], scenario: steps.joined(separator: "\n")))
        let read = marked.article
        try #require(read.findings.isEmpty, "\(read.findings.map(\.fact.summary))", sourceLocation: sourceLocation)
        let check = ClaimCheck(
            read.scenarios[0], trace: Trace(sdk: 26, runs: runs), declaredTypes: ["NeverAlive"], missing: .notCompiled)
        let results = check.results()
        try #require(results.count == 1, sourceLocation: sourceLocation)
        #expect(results[0].findings.map(\.fact) == item.fact.map { [.claim($0)] } ?? [], sourceLocation: sourceLocation)
        #expect(results[0].findings.first?.range.offsets.lowerBound == marked.mark, sourceLocation: sourceLocation)
    }

    @Test func variantsMustAllHold() throws {
        let runs = [SampleRun.make(variant: "a"), SampleRun.make(variant: "b", count: "5")]
        let wrong = ClaimFact.value(view: "Counter", property: "count", expected: "3", measured: ["5"])
        try expect(Case(1, "Counter kept"), in: runs)
        try expect(Case(1, "\"a\": Counter count = 3"), in: runs)
        try expect(Case(1, "Counter 📍count = 3", .inVariant("b", wrong)), in: runs)
        try expect(Case(1, "\"b\": Counter 📍count = 3", .inVariant("b", wrong)), in: runs)
    }

    /// What was not evaluated never holds.
    @Test(arguments: [
        (Run.Ending.exited(status: 0), ClaimFact.NotEvaluated.exited(status: 0)),
        (.trapped(message: "Index out of range"), .trapped(message: "Index out of range")),
        (.timedOut(seconds: 10), .timedOut),
        (.killed(signal: 11), .stopped),
        (.stepFailed(StepFailure(reason: .notFound, subject: "x")), .stepFailed),
        (.completed, .noResult),
    ])
    func endedEarly(ending: Run.Ending, reason: ClaimFact.NotEvaluated) throws {
        let run = SampleRun.make(ending: ending, until: 1)
        if ending != .completed { try expect(Case(1, "📍Counter kept", .notEvaluated(reason)), in: [run]) }
        try expect(Case(2, "📍Counter ended", .notEvaluated(reason)), in: [run])
        try expect(Case(0, "Counter began"), in: [run])
        try expect(Case(1, "prints \"a\" \"b\""), in: [run])
    }

    @Test func traps() throws {
        let run = SampleRun.make(ending: .trapped(message: "Index out of range"), until: 1)
        try expect(Case(1, "traps \"out of range\""), in: [run])
        try expect(Case(1, "traps 📍\"overflow\"", .traps(part: "overflow", message: "Index out of range")), in: [run])
    }

    @Test func nothingHoldsWithoutARun() throws {
        let scenario = MarkedText(
            article(["struct Session: View {}"], scenario: "launch Session()\n    Session began\n    prints nothing")
        )
        .article.scenarios[0]
        let results = ClaimCheck(scenario, trace: nil, declaredTypes: ["Session"], missing: .notCompiled).results()
        #expect(
            results.map { $0.findings.map(\.fact) } == [
                [.claim(.notEvaluated(.notCompiled))], [.claim(.notEvaluated(.notCompiled))],
            ])
    }

    @Test func ambiguousNamesListTheCandidates() {
        let lifetimes = ["A.Row", "B.Row"].enumerated().map {
            Lifetime(id: $0 + 1, type: $1, kind: .view, start: .began, ownsState: false, place: "\($0)")
        }
        let views = KnownViews(runs: [Run(lifetimes: lifetimes)], declared: [])
        guard case .failure(let problem) = views.resolve("Row") else { return #expect(Bool(false)) }
        #expect(problem.fact == .ambiguousView(name: "Row", candidates: ["A.Row", "B.Row"]))
    }
}
