/// What can be the matter in the area `Fact.claim`.
///
/// Every case carries what was measured. Views are named as the claim names them.
public indirect enum ClaimFact: Hashable, Sendable {
    /// The claim spoke of a step that was not done, or not finished.
    case notEvaluated(NotEvaluated)
    /// The fact, in one variant of a scenario that has several.
    case inVariant(String, ClaimFact)
    case unknownView(name: String, nearest: [String])
    case ambiguousView(name: String, candidates: [String])
    case unknownProperty(view: String, name: String, nearest: [String])
    /// A view named with `#2` or `(id)` that is not there; `alive` is how many instances of its type are.
    case noSuchInstance(view: String, alive: Int)
    /// `expected` as written; `causes` of the evaluations that were counted.
    case bodyCount(view: String, measured: Int, expected: String, causes: [String], sinceLaunch: Bool)
    /// `body 0` of a view that was not there at all.
    case bodyOfNothing(view: String)
    case lifetimes(view: String, claimed: LifetimeChange, times: Int?, measured: LifetimeCounts)
    case present(view: String, expected: Int, alive: Int)
    /// `measured` are the values in all instances, in tree order; empty when none is alive.
    case value(view: String, property: String, expected: String, measured: [String])
    /// `measured` are the causes of all evaluations in the step; empty when body did not run.
    case cause(view: String, expected: String, only: Bool, measured: [String])
    case order(view: String, event: String, other: String, OrderProblem)
    case prints(expected: [String], measured: [String], inAnyOrder: Bool)
    case printsNothing(measured: [String])
    case printsContaining(part: String, measured: [String])
    case shows(text: String, onScreen: [String])
    case showsContaining(part: String, onScreen: [String])
    case hides(text: String)
    case warns(part: String, measured: [String])
    /// `message` is nil when nothing stopped.
    case traps(part: String, message: String?)
    case expectation(expression: String)
    case expectationThrew(expression: String, error: String)

    public enum LifetimeChange: String, Hashable, Sendable { case began, reset, restarted, ended, kept }

    /// What happened to the lifetimes that a claim speaks of, in one step.
    public struct LifetimeCounts: Hashable, Sendable {
        public var aliveBefore = 0
        public var aliveAfter = 0
        public var began = 0
        public var reset = 0
        public var restarted = 0
        public var ended = 0
        public var kept = 0

        public init() {}
    }

    public enum OrderProblem: Hashable, Sendable {
        /// The event did not happen in this step.
        case eventMissing
        /// The other view's body did not run in this step.
        case otherMissing
        /// It came, but later.
        case later
    }

    public enum NotEvaluated: Hashable, Sendable {
        case notCompiled
        case stepFailed
        case trapped(message: String)
        case exited(status: Int)
        case timedOut
        case stopped
        /// The scenario was left out on purpose.
        case notRun
        /// The runtime gave no result for an `expect`.
        case noResult
    }
}
