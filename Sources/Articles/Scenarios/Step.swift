import Findings

/// One line of a scenario at column 0, with the claims indented under it.
public struct Step: Sendable {
    public var action: Located<Action>
    /// How often it is done; 1 unless `× N` says otherwise.
    public var times: Int
    /// `in View#2` or `in View(id)`.
    public var within: Located<ViewReference>?
    public var claims: [Claim]
    /// As written, comments left out: `tap "Join" × 3`.
    public var text: String
    public var range: SourceRange

    /// The launches of a first step; several when there are variants.
    public var launches: [Launch] { if case .launch(let launches) = action.value { launches } else { [] } }

    public struct Launch: Sendable {
        public var expression: Located<String>
        public var variant: Located<String>?
    }

    public enum Action: Sendable {
        case launch([Launch])
        case tap(label: String)
        case turn(label: String, on: Bool)
        case type(text: String, into: String)
        case paste(text: String, into: String)
        case clear(label: String)
        case submit(label: String)
        case update(Located<String>)
        /// Virtual seconds.
        case wait(seconds: Double)
        /// `environment \.key = EXPR`; both are Swift source, the path without its backslash's dot removed: `\.locale`.
        case environment(path: Located<String>, value: Located<String>)
        /// `system lowPowerMode = on`.
        case system(name: Located<String>, value: Located<String>)
        case scene(phase: String)
        case run(statement: Located<String>)
    }
}

/// A view named in a step or claim.
public struct ViewReference: Hashable, Sendable {
    /// `Counter`, `Outer.Inner`.
    public var type: String
    public var selector: Selector?

    public enum Selector: Hashable, Sendable {
        /// `#2`: second in tree order, from 1.
        case ordinal(Int)
        /// `(3)`, `("Ann")`: the nearest explicit identity, rendered.
        case identity(String)
    }
}
