import Findings

/// A block of prose, or a listing or scenario that stands at this place.
public indirect enum Block: Sendable {
    /// `anchor` is unique in the article and stable.
    case heading(level: Int, anchor: String, [Inline], SourceRange)
    case paragraph([Inline], SourceRange)
    case quote([Block], SourceRange)
    /// A GitHub alert or a `:::` container; `title` is empty unless the author wrote one.
    case alert(kind: AlertKind, title: [Inline], [Block], SourceRange)
    /// What a reader unfolds: `:::details Title`.
    case details(summary: [Inline], [Block], SourceRange)
    /// `start` is nil for bullets; paragraphs of `tight` lists are shown without space around them.
    case list(start: Int?, tight: Bool, items: [ListItem], SourceRange)
    case table(header: [TableCell], rows: [[TableCell]], SourceRange)
    /// A fenced or indented code block in some language that is neither a listing nor a scenario.
    case code(language: String?, text: String, SourceRange)
    /// Index into `Article.listings`.
    case listing(Int)
    /// Index into `Article.scenarios`.
    case scenario(Int)
    case thematicBreak(SourceRange)
    /// Footnote definitions, gathered at the end of the article, in the order of their first reference.
    case footnotes([Footnote])
    /// Raw HTML as written.
    case html(String, SourceRange)
}

/// How much an alert should startle.
public enum AlertKind: String, Hashable, Sendable, CaseIterable {
    case note, tip, important, warning, caution
}

/// One entry of a list.
public struct ListItem: Sendable {
    /// Whether the box of a task (`- [x]`) is ticked; nil for an entry without a box.
    public var isDone: Bool?
    public var blocks: [Block]
}

public struct TableCell: Sendable {
    public enum Alignment: String, Hashable, Sendable { case start, center, end }
    public var alignment: Alignment?
    public var content: [Inline]
}

public struct Footnote: Sendable {
    /// Counts from 1 in the order of first reference.
    public var number: Int
    public var label: String
    public var blocks: [Block]
    /// How many references point at it.
    public var references: Int
}
