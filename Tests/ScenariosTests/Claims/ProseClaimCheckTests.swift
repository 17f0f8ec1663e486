import Articles
import Findings
import Testing
import Trace

@testable import Scenarios

/// Claims in running text, over the run that was written down by hand.
@Suite struct ProseClaimCheckTests {
    static let steps = SampleRun.steps.joined(separator: "\n")

    static func text(_ prose: String, steps: String = steps) -> String {
        "---\ntitle: T\nlanguage: en\nsummary: S\n---\n\n\(prose)\n\n```scenario #c \"Title\"\n\(steps)\n```\n"
    }

    private func result(_ article: Article) throws -> ClaimResult {
        let trace = Trace(sdk: 26, runs: [SampleRun.make()])
        let checks = Dictionary(
            uniqueKeysWithValues: article.scenarios.map { scenario in
                (
                    scenario.index,
                    ClaimCheck(scenario, trace: scenario.isSound ? trace : nil, declaredTypes: [], missing: .notRun)
                )
            })
        return ProseClaimCheck(article: article, checks: checks).result(of: try #require(article.proseClaims.first))
    }

    @Test(arguments: [
        // Without a step it is the scenario's end; a step is found whatever its spaces and its sign for times.
        ("It is gone. <!-- #c \"Title\": Counter body 1 -->", 3, [ClaimFact]()),
        ("It joins. <!-- #c \"Title\" tap \"Join\"  x 3: Counter body 3 -->", 1, []),
        ("It ends. <!-- #c \"Title\" tap \"Hide\": Counter ended -->", 2, []),
        ("Session ran. <!-- #c \"Title\" tap \"Join\" × 3: Session body 0 -->", 1, []),
        (
            "It joins. <!-- #c \"Title\" tap \"Join\" × 3: Counter body 2 -->", 1,
            [ClaimCheckTests.body("Counter", 3, "2", Array(repeating: "@State count", count: 3))]
        ),
    ])
    func resolved(prose: String, step: Int, facts: [ClaimFact]) throws {
        let article = MarkedText(Self.text(prose)).article
        #expect(article.findings.isEmpty)
        let result = try result(article)
        #expect(result.step == step)
        #expect(result.findings.map(\.fact) == facts.map { .claim($0) })
    }

    /// A claim about something that is not there does not hold, for the reason that was found while reading, and no other.
    @Test(arguments: [
        "It ends. <!-- 📍#c \"Titel\": Counter ended -->", "It ends. <!-- #c \"Title\" 📍tap \"Hid\": Counter ended -->",
        "It ends. <!-- #c \"Title\": 📍\"lazy\": Counter ended -->",
    ])
    func unresolved(marked: String) throws {
        let marked = MarkedText(Self.text(marked))
        let article = marked.article
        let result = try result(article)
        #expect(result.findings == article.findings && result.findings.count == 1)
        #expect(result.findings.first?.range.offsets.lowerBound == marked.mark)
    }

    @Test func scenariosThatCannotBeRead() throws {
        let article = MarkedText(
            Self.text("It ends. <!-- #c \"Title\" tap \"Hide\": Counter ended -->", steps: "launch Session()\ntpa \"Hide\"")
        ).article
        #expect(try result(article).findings.map(\.fact) == [.claim(.notEvaluated(.notRun))])
    }
}
