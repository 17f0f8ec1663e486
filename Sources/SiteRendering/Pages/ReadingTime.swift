import Articles

/// How long an article takes to read.
enum ReadingTime {
    private static let wordsPerMinute = 220
    private static let charactersPerMinute = 500
    /// Code is read more slowly than prose.
    private static let linesOfCodePerMinute = 25

    /// At least 1.
    static func minutes(for article: Article) -> Int {
        let text = article.blocks.map(\.plainText).joined(separator: " ")
        let characters = text.count(where: \.isWrittenWithoutSpaces)
        let words = text.split { $0.isWhitespace || $0.isWrittenWithoutSpaces }.count
        let lines = article.listings.filter { !$0.isHidden }.reduce(0) { $0 + $1.lines.count }
        let minutes =
            Double(words) / Double(wordsPerMinute) + Double(characters) / Double(charactersPerMinute)
            + Double(lines) / Double(linesOfCodePerMinute)
        return max(Int(minutes.rounded()), 1)
    }
}

extension Block {
    /// Its running text; nothing of listings and scenarios.
    var plainText: String {
        switch self {
        case .heading(_, _, let inlines, _), .paragraph(let inlines, _): inlines.plainText
        case .quote(let blocks, _): blocks.map(\.plainText).joined(separator: " ")
        case .alert(_, let title, let blocks, _), .details(let title, let blocks, _):
            ([title.plainText] + blocks.map(\.plainText)).joined(separator: " ")
        case .list(_, _, let items, _): items.flatMap(\.blocks).map(\.plainText).joined(separator: " ")
        case .table(let header, let rows, _): ([header] + rows).flatMap { $0 }.map(\.content.plainText).joined(separator: " ")
        case .code(_, let text, _): text
        case .footnotes(let notes): notes.flatMap(\.blocks).map(\.plainText).joined(separator: " ")
        case .listing, .scenario, .thematicBreak, .html: ""
        }
    }
}
