import Findings

/// A piece of running text.
public indirect enum Inline: Sendable {
    case text(String)
    case emphasis([Inline])
    case strong([Inline])
    case strikethrough([Inline])
    case code(String, SourceRange)
    /// A code span whose text is checked; `claim` is an index into `Article.proseClaims`.
    case checkedValue(claim: Int, String, SourceRange)
    /// A sentence that is checked; `claims` are indices into `Article.proseClaims`.
    case checkedSentence(claims: [Int], [Inline])
    case link(destination: String, title: String?, [Inline], SourceRange)
    case image(source: String, title: String?, alternative: String, SourceRange)
    /// `ordinal` counts the references to this footnote, from 1.
    case footnoteReference(number: Int, ordinal: Int)
    /// A line break in the source that means no more than a space, or nothing between two lines of Chinese or Japanese.
    case softBreak
    case hardBreak
    /// Raw HTML as written.
    case html(String, SourceRange)
}
