import Findings

/// A piece of running text.
public indirect enum Inline: Sendable {
    case text(String)
    case emphasis([Inline])
    case strong([Inline])
    case strikethrough([Inline])
    case code(String, SourceRange)
    case link(destination: String, title: String?, [Inline], SourceRange)
    case image(source: String, title: String?, alternative: String, SourceRange)
    /// `ordinal` counts the references to this footnote, from 1.
    case footnoteReference(number: Int, ordinal: Int)
    case softBreak
    case hardBreak
    /// Raw HTML as written.
    case html(String, SourceRange)
}
