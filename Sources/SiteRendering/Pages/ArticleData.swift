import Articles
import Foundation
import Scenarios
import Trace

/// An article's results for other programs: the traces as they were recorded, and what was claimed of them.
struct ArticleData: Encodable {
    var article: String
    var language: String
    var scenarios: [ScenarioData]

    struct ScenarioData: Encodable {
        var title: String?
        /// In the Markdown, from 1.
        var line: Int
        var steps: [String]
        var claims: [ClaimData]
        var trace: Trace?
    }

    struct ClaimData: Encodable {
        /// Index into `steps`.
        var step: Int
        var text: String
        var line: Int
        var holds: Bool
    }

    init(_ checked: CheckedArticle) {
        article = checked.article.slug
        language = checked.article.language
        scenarios = checked.scenarios.map { checked in
            ScenarioData(
                title: checked.scenario.title?.value, line: checked.scenario.range.start.line,
                steps: checked.scenario.steps.map(\.text),
                claims: checked.claims.map {
                    ClaimData(step: $0.step, text: $0.claim.text, line: $0.claim.range.start.line, holds: $0.holds)
                },
                trace: checked.trace)
        }
    }

    /// JSON with sorted keys, so that equal results are equal bytes.
    var json: Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
        do {
            return try encoder.encode(self) + Data("\n".utf8)
        } catch {
            preconditionFailure("the results of \(article) cannot be written as JSON: \(error)")
        }
    }
}
