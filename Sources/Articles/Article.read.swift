import Findings

extension Article {
    /// Takes a Markdown file apart. It never fails: what is wrong with the file is in `findings`.
    public static func read(file: SourceFile) -> Article {
        Article(
            file: file, frontMatter: FrontMatter(others: [:]), blocks: [], listings: [], scenarios: [], proseClaims: [],
            findings: [])
    }
}
