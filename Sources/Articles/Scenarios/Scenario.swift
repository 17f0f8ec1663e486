import Findings

/// A fenced `scenario` block: steps, and claims about them.
public struct Scenario: Sendable {
    /// Position in `Article.scenarios`.
    public var index: Int
    public var program: Located<String>?
    public var title: Located<String>?
    public var sdk: Located<Int>?
    /// For the fidelity page: where the behaviour was observed, and how sure we are (`A`, `A*`, `B`, `C`, `D`).
    public var source: Located<String>?
    public var confidence: Located<String>?
    /// Whether it stood in an HTML comment.
    public var isInvisible: Bool
    public var steps: [Step]
    public var range: SourceRange
    public var infoRange: SourceRange
    /// Whether every line of it could be read; one with lines that could not is not run.
    public var isSound: Bool
    /// How many listings of the article stand above it.
    public var listingsAbove: Int

    /// Names given with `launch … as "name"`; empty when there is one launch without a name.
    public var variants: [String] { steps.first?.launches.compactMap { $0.variant?.value } ?? [] }
}
