import Findings
import Scenarios
import Trace

@testable import Articles

/// Puts an article together by hand. The source text holds only the listings; whatever else needs a place stands at its start.
struct ArticleSketch {
    private let file: SourceFile
    private var blocks: [Block] = []
    private var listings: [Listing] = []
    private var scenarios: [CheckedScenario] = []
    private var proseClaims: [ProseClaim] = []
    private let frontMatter: FrontMatter
    private var compilerMessages: [Int: String] = [:]
    var findings: [Finding] = []
    private var nextLine = 10

    var somewhere: SourceRange { SourceRange(file, 0..<1) }

    init(language: String, slug: String, title: String, summary: String? = nil) {
        file = SourceFile(path: "Articles/\(language)/\(slug).md", text: "---\n")
        let place = SourceRange(file, 0..<1)
        frontMatter = FrontMatter(
            title: Located(title, at: place), language: Located(language, at: place),
            summary: summary.map { Located($0, at: place) }, others: [:])
    }

    mutating func add(_ block: Block) { blocks.append(block) }

    mutating func heading(_ text: String, level: Int = 2, anchor: String) {
        add(.heading(level: level, anchor: anchor, [.text(text)], somewhere))
    }

    mutating func paragraph(_ inlines: Inline...) { add(.paragraph(inlines, somewhere)) }

    /// A code span whose claim holds, unless there is a finding at its place.
    mutating func checkedSentence(_ inlines: [Inline], claim text: String) -> Inline {
        let claim = claim(text)
        proseClaims.append(
            ProseClaim(
                index: proseClaims.count, program: Located("counter", at: somewhere), title: Located("t", at: somewhere), step: nil,
                claim: claim, binding: .sentence(somewhere), range: somewhere))
        return .checkedSentence(claims: [proseClaims.count - 1], inlines)
    }

    /// - Returns: The line of the listing's first line in the Markdown.
    @discardableResult
    mutating func listing(
        _ source: String, title: String? = nil, isHidden: Bool = false, isShownOnly: Bool = false, fails: String? = nil
    ) -> Int {
        let first = nextLine
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { offset, text in
            Listing.Line(text: String(text), line: first + offset, column: 1, isAdded: false)
        }
        nextLine += lines.count + 4
        if let fails { compilerMessages[listings.count] = "error: \(fails)" }
        listings.append(
            Listing(
                index: listings.count, programs: [], isHidden: isHidden, isShownOnly: isShownOnly, isDifference: false, title: title,
                swiftMode: nil, sdk: nil, fails: fails.map { Located($0, at: somewhere) }, compilerWarns: nil, lines: lines,
                removedLines: [], range: somewhere, infoRange: somewhere))
        add(.listing(listings.count - 1))
        return first
    }

    /// Adds a scenario with the claims of each step as text, all of which hold except those that start with `!`.
    mutating func scenario(
        _ title: String?, steps: [(text: String, claims: [String])], runs: [Run], bodyLines: [String: Int] = [:]
    ) {
        let index = scenarios.count
        let results = steps.enumerated().flatMap { step, entry in
            entry.claims.map { text in
                let isFailing = text.hasPrefix("!")
                return ClaimResult(
                    claim: claim(isFailing ? String(text.dropFirst()) : text), step: step,
                    findings: isFailing ? [Finding(.document(.strayContainerEnd), at: somewhere)] : [])
            }
        }
        let scenario = Scenario(
            index: index, program: nil, title: title.map { Located($0, at: somewhere) }, sdk: nil, source: nil, confidence: nil,
            isInvisible: false,
            steps: steps.map {
                Articles.Step(
                    action: Located(.tap(label: "x"), at: somewhere), times: 1, within: nil, claims: [], text: $0.text, range: somewhere)
            }, range: somewhere, infoRange: somewhere, isSound: true, listingsAbove: listings.count)
        scenarios.append(
            CheckedScenario(
                scenario: scenario, trace: runs.isEmpty ? nil : Trace(sdk: 26, runs: runs), claims: results, bodyLines: bodyLines))
        add(.scenario(index))
    }

    /// `Type body N` and the like; anything else is a claim about printed text.
    private func claim(_ text: String) -> Claim {
        let words = text.split(separator: " ", maxSplits: 1).map(String.init)
        let fact: ViewFact =
            words.last?.hasPrefix("body") == true ? .body(.atLeast(1)) : words.last == "ended" ? .ended(times: nil) : .began(times: nil)
        return Claim(
            variant: nil,
            statement: .view(Located(ViewReference(type: words[0], selector: nil), at: somewhere), [Located(fact, at: somewhere)]),
            text: text, range: somewhere)
    }

    var checked: CheckedArticle {
        CheckedArticle(
            article: Article(
                file: file, frontMatter: frontMatter, blocks: blocks, listings: listings, scenarios: scenarios.map(\.scenario),
                proseClaims: proseClaims, findings: []),
            scenarios: scenarios, findings: findings, compilerMessages: compilerMessages)
    }
}
