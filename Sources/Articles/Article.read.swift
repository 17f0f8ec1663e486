import Findings

extension Article {
    /// Takes a Markdown file apart. It never fails: what is wrong with the file is in `findings`.
    public static func read(file: SourceFile) -> Article {
        let reader = ArticleReader(file: file)
        let blocks = reader.readBlocks()
        return Article(
            file: file, frontMatter: reader.frontMatter, blocks: blocks, listings: reader.listings, scenarios: reader.scenarios,
            proseClaims: reader.proseClaims, findings: reader.findings.inFileOrder)
    }
}

extension [Finding] {
    /// By place; findings at the same place stay in the order in which they were made.
    var inFileOrder: [Finding] {
        enumerated().sorted {
            ($0.element.range.offsets.lowerBound, $0.offset) < ($1.element.range.offsets.lowerBound, $1.offset)
        }.map(\.element)
    }
}
