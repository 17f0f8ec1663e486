import Articles

extension Scene {
    /// Lines that two columns can hold without a reader having to scroll back up for the second one.
    private static let mostLines = 44

    /// Whether its text, which has no run beside it, may take both columns of a wide page.
    func isBrief(in article: Article) -> Bool {
        guard !hasRuns else { return false }
        let parts = passages.flatMap(\.blocks).reduce(0) { $0 + $1.partCount }
        let lines = passages.flatMap(\.blocks).reduce(0) { $0 + $1.lineCount(in: article) }
        return parts > 1 && lines <= Self.mostLines
    }
}

extension Block {
    /// How many pieces stand between which a column may end.
    fileprivate var partCount: Int {
        switch self {
        case .heading, .footnotes: 0
        case .list(_, _, let items, _): items.count
        default: 1
        }
    }

    /// About how many lines it takes in a column of the page.
    fileprivate func lineCount(in article: Article) -> Int {
        switch self {
        case .listing(let index): article.listings[index].isHidden ? 2 : article.listings[index].lines.count + 3
        case .code(_, let text, _): text.split(separator: "\n", omittingEmptySubsequences: false).count + 2
        case .table(_, let rows, _): rows.count * 2 + 2
        case .list(_, _, let items, _): items.flatMap(\.blocks).reduce(0) { $0 + $1.lineCount(in: article) }
        case .quote(let blocks, _), .alert(_, _, let blocks, _): blocks.reduce(2) { $0 + $1.lineCount(in: article) }
        default: plainText.width / Self.widthOfLine + 2
        }
    }

    /// In letters of Latin script.
    private static let widthOfLine = 70
}

extension String {
    /// In letters of Latin script; a Japanese character takes the room of two.
    fileprivate var width: Int { reduce(0) { $0 + ($1.isWrittenWithoutSpaces ? 2 : 1) } }
}
