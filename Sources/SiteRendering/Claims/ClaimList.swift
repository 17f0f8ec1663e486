import Articles
import Scenarios
import Trace

/// The claims of a scenario, step by step, with what was measured.
struct ClaimList {
    let checked: CheckedScenario
    let labels: [String]
    let identifier: String
    let words: any Words

    var markup: Markup {
        let results = checked.claims
        guard !results.isEmpty else { return .nothing }
        let allHold = results.allSatisfy(\.holds)
        return Tag.details(.class("claims"), .id("\(identifier).claims"), allHold ? nil : .open) {
            Tag.summary { words.claimsTitle }
            Tag.ol {
                labels.indices.map { step in
                    let own = results.filter { $0.step == step }
                    return own.isEmpty
                        ? .nothing
                        : Tag.li {
                            Tag.code { labels[step] }
                            Tag.ul { own.map(claim) }
                        }
                }
            }
        }
    }

    private func claim(_ result: ClaimResult) -> Markup {
        Tag.li(.class(result.holds ? "holds" : "failed")) {
            Tag.span(.class("tick"), .aria("hidden", "true")) { result.holds ? "✓" : "✗" }
            Tag.span(.class("unseen")) { "\(result.holds ? words.holds : words.doesNotHold): " }
            Tag.code { result.claim.text }
            measured(result)
            result.findings.map { finding in Tag.p(.class("finding")) { finding.fact.summary } }
        }
    }

    /// What was measured, where it is not word for word the claim.
    private func measured(_ result: ClaimResult) -> Markup {
        guard let trace = checked.trace else { return .nothing }
        return .group(
            Measurement.of(result.claim, step: result.step, in: trace).map { variant, text in
                result.claim.text.hasSuffix(text)
                    ? .nothing : Tag.span(.class("measured")) { words.measured(text, variant: variant) }
            })
    }
}
