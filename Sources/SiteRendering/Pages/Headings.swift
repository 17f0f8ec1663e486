import Articles
import Scenarios

/// A heading as lists of contents name it.
struct Heading: Hashable, Sendable {
    var level: Int
    var anchor: String
    var text: String
}

extension [Block] {
    /// Headings that stand directly in the article, not those in quotes or lists.
    var headings: [Heading] {
        compactMap { block in
            guard case .heading(let level, let anchor, let inlines, _) = block else { return nil }
            return Heading(level: level, anchor: anchor, text: inlines.plainText)
        }
    }
}

extension CheckedArticle {
    /// The blocks without a first heading that only repeats the title.
    var bodyBlocks: [Block] {
        if case .heading(1, _, let inlines, _) = article.blocks.first, inlines.plainText == title {
            return Array(article.blocks.dropFirst())
        }
        return article.blocks
    }
}
