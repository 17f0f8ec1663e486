import Articles
import Findings

/// Text with a 📍 where a finding must begin.
struct MarkedText {
    let text: String
    /// UTF-8 offset of the mark; nil without one.
    let mark: Int?

    init(_ marked: String) {
        let parts = marked.split(separator: "📍", maxSplits: 1, omittingEmptySubsequences: false)
        text = parts.joined()
        mark = parts.count > 1 ? parts[0].utf8.count : nil
    }

    var article: Article { Article.read(file: SourceFile(path: "Articles/en/x.md", text: text)) }
}

/// An article with these listings, and this scenario below them.
func article(_ listings: [String], scenario: String = "launch Session()") -> String {
    let fences = listings.map { "```swift\n\($0)\n```\n" }.joined(separator: "\n")
    return "---\ntitle: T\nlanguage: en\nsummary: S\n---\n\n\(fences)\n```scenario \"Title\"\n\(scenario)\n```\n"
}
