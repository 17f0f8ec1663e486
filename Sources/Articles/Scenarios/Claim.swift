import Findings

/// An indented line under a step: what that step must have done.
public struct Claim: Sendable {
    /// `"variant":` in front.
    public var variant: Located<String>?
    public var statement: Statement
    /// As written, comments left out.
    public var text: String
    public var range: SourceRange

    public enum Statement: Sendable {
        case view(Located<ViewReference>, [Located<ViewFact>])
        case prints([Located<String>], order: PrintOrder)
        case printsNothing
        case printsContaining(Located<String>)
        case shows(Located<String>)
        case showsContaining(Located<String>)
        case hides(Located<String>)
        case warns(Located<String>)
        case traps(Located<String>)
        case expect(Located<String>)
        case undefined(Located<ViewReference>)
    }

    public enum PrintOrder: Sendable { case given, any }
}

/// One fact of a claim about a view.
public indirect enum ViewFact: Hashable, Sendable {
    case body(Count)
    case bodyTotal(Count)
    case began(times: Int?)
    case reset(times: Int?)
    case restarted(times: Int?)
    case ended(times: Int?)
    case kept(times: Int?)
    case absent
    case present(times: Int)
    /// `name = VALUE`, the value normalised to the engine's rendering.
    case value(name: String, value: String)
    /// A cause as in `Trace.Cause.text`.
    case because(String, only: Bool)
    /// The fact before it on the line came earlier than `Other body`.
    case before(other: ViewReference)

    /// How often.
    public enum Count: Hashable, Sendable {
        case exactly(Int)
        case range(ClosedRange<Int>)
        case atLeast(Int)
    }
}
