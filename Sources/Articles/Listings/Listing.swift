import Findings

/// A fenced `swift` block.
public struct Listing: Sendable {
    /// Position in `Article.listings`.
    public var index: Int
    /// Names after `#`, without it; empty for the article's unnamed program.
    public var programs: [Located<String>]
    public var isHidden: Bool
    /// Shown, not compiled: because it says so, or because it is only statements or an expression.
    public var isShownOnly: Bool
    /// Whether it was written as a difference (`diff swift`), with changes marked.
    public var isDifference: Bool
    public var title: String?
    /// The place in its program in which it is compiled (`in="Session.body"`), as written.
    public var place: Located<String>?
    /// The file that its text comes from (`file="Counter.swift"`), as written.
    public var path: Located<String>?
    /// The part of that file that is its text (`region="body"`).
    public var region: Located<String>?
    public var swiftMode: Located<Int>?
    public var sdk: Located<Int>?
    /// What the compiler must say about it (`fails="…"`).
    public var fails: Located<String>?
    /// What the compiler must warn about in it (`compiler-warns="…"`).
    public var compilerWarns: Located<String>?
    /// In which its lines stand: the article, or the file that it includes.
    public var file: SourceFile
    /// Its Swift, one element a line, each with the line it stands on in its file and the column where its text starts there
    /// (greater than 1 in quotes, lists and indented regions).
    public var lines: [Line]
    /// Whether its text could be read; false for one that includes what is not there.
    public var isSound: Bool
    /// Lines of a `diff swift` listing that are shown as left out and are not compiled.
    public var removedLines: [Line]
    /// The whole block with its fences.
    public var range: SourceRange
    /// The line of the opening fence after its backticks.
    public var infoRange: SourceRange

    public struct Line: Sendable {
        public var text: String
        /// From 1, in the listing's file.
        public var line: Int
        /// From 1, in characters, in the listing's file.
        public var column: Int
        /// Whether a `diff swift` listing marks it with `+`.
        public var isAdded: Bool
    }
}
