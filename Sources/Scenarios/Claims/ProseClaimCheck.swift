import Articles
import Findings

/// Finds the scenario and the step that a claim in running text speaks of, and holds it against them.
struct ProseClaimCheck {
    let article: Article
    /// By the scenario's index.
    let checks: [Int: ClaimCheck]

    func result(of prose: ProseClaim) -> ClaimResult {
        func failed(_ fact: ClaimFact, at range: SourceRange) -> ClaimResult {
            ClaimResult(claim: prose.claim, step: 0, findings: [Finding(.claim(fact), at: range)])
        }
        let candidates = article.scenarios.filter { $0.program?.value == prose.program.value }
        guard let scenario = candidates.first(where: { $0.title?.value == prose.title.value }),
            let check = checks[scenario.index]
        else {
            let nearest = NearMiss.best(for: prose.title.value, in: candidates.compactMap { $0.title?.value })
            return failed(
                .unknownScenario(title: prose.title.value, nearest: nearest.map { [$0] } ?? []), at: prose.title.range)
        }
        var index = max(scenario.steps.count - 1, 0)
        if let step = prose.step {
            let matches = scenario.steps.indices.filter { scenario.steps[$0].text == step.value }
            guard let match = matches.first else {
                return failed(.unknownStep(text: step.value, steps: scenario.steps.map(\.text)), at: step.range)
            }
            if matches.count > 1 { return failed(.ambiguousStep(text: step.value, count: matches.count), at: step.range) }
            index = match
        }
        return check.result(of: prose.claim, step: index, position: nil)
    }
}
