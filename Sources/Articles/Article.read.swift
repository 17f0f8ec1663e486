import Findings

extension Article {
    /// Takes a Markdown file apart. It never fails: what is wrong with the file is in `findings`.
    ///
    /// `files` opens what listings include; without it there are no such files.
    public static func read(file: SourceFile, files: (any ListingFiles)? = nil) -> Article {
        let reader = ArticleReader(file: file, files: files)
        let blocks = reader.readBlocks()
        return Article(
            file: file, frontMatter: reader.frontMatter, blocks: blocks, listings: reader.listings, scenarios: reader.scenarios,
            proseClaims: reader.proseClaims, findings: reader.findings.inOrder(startingWith: file))
    }
}
