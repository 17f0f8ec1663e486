import Findings
import Testing
import Trace

@testable import Articles
@testable import SiteRendering

struct MeasurementTests {
    private static let place = SourceRange(SourceFile(path: "a.md", text: "x"), 0..<1)

    @Test(arguments: [
        (1, ViewFact.body(.atLeast(1)), "body 3"),
        (3, .bodyTotal(.atLeast(1)), "body total 5"),
        (1, .value(name: "count", value: "3"), "count = 3"),
        (2, .ended(times: nil), "ended"),
        (3, .reset(times: nil), "reset"),
        (3, .began(times: nil), "began × 0"),
        (1, .kept(times: nil), "kept"),
        (2, .absent, "absent"),
        (1, .because("@State count", only: true), "because @State count"),
    ])
    func saysWhatAViewDid(step: Int, fact: ViewFact, expected: String) {
        let claim = Claim(
            variant: nil,
            statement: .view(
                Located(ViewReference(type: "Counter", selector: nil), at: Self.place), [Located(fact, at: Self.place)]),
            text: "", range: Self.place)
        let measured = Measurement.of(claim, step: step, in: Trace(sdk: 26, runs: [Runs.hideThenShow()]))
        #expect(measured.map(\.text) == [expected])
    }

    @Test func speaksOfTheNamedVariantOnly() {
        let trace = Trace(sdk: 26, runs: [Runs.hideThenShow(variant: "a"), Runs.hideThenShow(variant: "b")])
        var claim = Claim(variant: nil, statement: .printsNothing, text: "prints nothing", range: Self.place)
        #expect(Measurement.of(claim, step: 0, in: trace).map(\.variant) == ["a", "b"])
        claim.variant = Located("b", at: Self.place)
        #expect(Measurement.of(claim, step: 0, in: trace).map(\.variant) == ["b"])
    }
}
