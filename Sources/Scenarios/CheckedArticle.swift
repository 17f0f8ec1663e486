import Articles
import Findings
import Trace

/// An article with what its scenarios did and whether its claims hold.
public struct CheckedArticle: Sendable {
    public let article: Article
    /// One for each of the article's scenarios, in their order.
    public let scenarios: [CheckedScenario]
    /// One for each claim in running text, in the order of the file.
    public let proseClaims: [ClaimResult]
    /// The article's own findings, those of its programs, and those of its claims, in the order of the file;
    /// behind them those in files that it includes.
    public let findings: [Finding]
    /// What the compiler said about listings that must fail, by the listing's index.
    public let compilerMessages: [Int: String]

    public init(
        article: Article, scenarios: [CheckedScenario], proseClaims: [ClaimResult] = [], findings: [Finding],
        compilerMessages: [Int: String]
    ) {
        self.article = article
        self.scenarios = scenarios
        self.proseClaims = proseClaims
        self.findings = findings
        self.compilerMessages = compilerMessages
    }

    /// How many claims there are, and how many of them hold.
    public var claimCount: (held: Int, all: Int) {
        let results = scenarios.flatMap(\.claims) + proseClaims
        return (results.count { $0.holds }, results.count)
    }
}
