import Findings

/// One Markdown file, taken apart: what it says, its listings and its scenarios, each with its place in the file.
public struct Article: Sendable {
    public let file: SourceFile
    public let frontMatter: FrontMatter
    public let blocks: [Block]
    /// In the order of the file.
    public let listings: [Listing]
    /// In the order of the file.
    public let scenarios: [Scenario]
    /// What was wrong while reading; an article with errors still renders as far as it can.
    public let findings: [Finding]
}
