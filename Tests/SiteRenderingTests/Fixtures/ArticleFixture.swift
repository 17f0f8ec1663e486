import Articles
import Findings
import Scenarios
import Trace

/// An article out of Markdown, checked against runs that were written down by hand.
struct ArticleFixture {
    var path: String
    var markdown: String
    /// For each scenario its runs; none for one that was not run.
    var runs: [[Run]] = []
    /// What the compiler says about listings that must fail.
    var compilerMessages: [Int: String] = [:]
    /// Texts of claims that do not hold.
    var failing: Set<String> = []

    var checked: CheckedArticle {
        let article = Article.read(file: SourceFile(path: path, text: markdown))
        let scenarios = zip(article.scenarios, runs).map { scenario, runs in
            CheckedScenario(
                scenario: scenario, trace: runs.isEmpty ? nil : Trace(sdk: 26, runs: runs),
                claims: scenario.steps.enumerated().flatMap { step, entry in entry.claims.map { result($0, step: step) } },
                bodyLines: bodyLines(article))
        }
        return CheckedArticle(
            article: article, scenarios: scenarios, proseClaims: article.proseClaims.map { result($0.claim, step: 0) },
            findings: article.findings, compilerMessages: compilerMessages)
    }

    private func result(_ claim: Claim, step: Int) -> ClaimResult {
        let findings = failing.contains(claim.text) ? [Finding(.document(.strayContainerEnd), at: claim.range)] : []
        return ClaimResult(claim: claim, step: step, findings: findings)
    }

    /// The line of each `var body`, by the last type that was declared above it.
    private func bodyLines(_ article: Article) -> [String: ListingLine] {
        var lines: [String: ListingLine] = [:]
        var type = ""
        for listing in article.listings {
            for line in listing.lines {
                if line.text.hasPrefix("struct ") { type = String(line.text.dropFirst(7).prefix { $0 != ":" }) }
                if line.text.contains("var body") { lines[type] = ListingLine(listing: listing.index, line: line.line) }
            }
        }
        return lines
    }
}
