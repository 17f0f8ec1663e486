import Findings

/// A claim that stands in running text, in a comment behind the words that it binds.
public struct ProseClaim: Sendable {
    /// Position in `Article.proseClaims`.
    public var index: Int
    /// The name of the program that the scenario uses, without the sign `#`, at a place that includes it.
    public var program: Located<String>
    /// The title of the scenario that it speaks of.
    public var title: Located<String>
    /// The step that it speaks of, as the author wrote it; nil for the scenario's end.
    public var step: Located<String>?
    /// Complete, with the value of the bound code span put in.
    public var claim: Claim
    public var binding: Binding
    /// The comment with its delimiters.
    public var range: SourceRange
    /// Position in `Article.scenarios`; nil when there is no such scenario, which is a finding.
    public var scenario: Int?
    /// Position in that scenario's steps, the last one where no step is named; nil when there is no such step.
    public var stepIndex: Int?

    /// What in the text stands or falls with the claim.
    public enum Binding: Sendable {
        /// A code span: its text, at the place between the backticks.
        case value(Located<String>)
        /// The sentence in which the comment stands, with the comment.
        case sentence(SourceRange)
    }
}
