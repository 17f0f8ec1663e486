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
    /// Claims in running text, in the order of the file.
    public let proseClaims: [ProseClaim]
    /// What was wrong while reading, in the order of the file, and behind that what was wrong in included files; an article with
    /// errors still renders as far as it can.
    public let findings: [Finding]

    /// Its name in addresses, the same in every language: the file's name without extension.
    public var slug: String {
        let name = file.path.split(separator: "/").last ?? ""
        return String(name.hasSuffix(".md") ? name.dropLast(3) : name)
    }

    /// A BCP 47 tag, out of the front matter or else the folder's name (`Articles/ja/emptyview.md`); `en` where neither says.
    public var language: String {
        if let language = frontMatter.language { return language.value }
        let folders = file.path.split(separator: "/").dropLast()
        return folders.count > 1 ? String(folders[folders.count - 1]) : "en"
    }
}
