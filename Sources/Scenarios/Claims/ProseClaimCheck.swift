import Articles
import Findings

/// Holds claims in running text against the scenarios and steps that they speak of.
struct ProseClaimCheck {
    let article: Article
    /// By the scenario's index.
    let checks: [Int: ClaimCheck]

    func result(of prose: ProseClaim) -> ClaimResult {
        guard let scenario = prose.scenario, let step = prose.stepIndex, let check = checks[scenario] else {
            return ClaimResult(claim: prose.claim, step: 0, findings: reasons(of: prose))
        }
        return check.result(of: prose.claim, step: step, position: nil)
    }

    /// Why nobody knows what a claim speaks of: what was said of it when it was read, or that the scenario could not be read.
    private func reasons(of prose: ProseClaim) -> [Finding] {
        let said = article.findings.filter {
            $0.range.file === article.file && prose.range.offsets.contains($0.range.offsets.lowerBound)
        }
        return said.isEmpty ? [Finding(.claim(.notEvaluated(.notRun)), at: prose.claim.range)] : said
    }
}
