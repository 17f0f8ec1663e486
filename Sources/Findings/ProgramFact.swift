/// What can be the matter in the area `Fact.program`.
public enum ProgramFact: Hashable, Sendable {
    /// The compiler's own words; `notes` add to them.
    case compilerError(message: String, notes: [String])
    /// A warning that no `compiler-warns` speaks of.
    case compilerWarning(message: String)
    /// A `fails` listing compiled.
    case compiles(expected: String)
    /// A `fails` listing failed in another way than it says.
    case failsOtherwise(expected: String, messages: [String])
    /// A `compiler-warns` listing got other warnings, or none.
    case missingWarning(expected: String, messages: [String])
    /// Two listings of one program want different values of `swift` or `sdk`.
    case conflictingMode(option: String, value: Int, other: Int)
    /// A fragment's `in` names no function or computed property of its program.
    case unknownPlace(String, nearest: String?, known: [String])
    /// Several functions have this name.
    case ambiguousPlace(String, candidates: [String])
    /// No listing above the scenario belongs to its program.
    case noListings(program: String?, nearest: [String])
    /// A step could not be done.
    case stepFailed(StepProblem, subject: String, candidates: [String])
    /// The program stopped itself, and no `traps` claim speaks of it.
    case trapped(message: String)
    /// The program left before its last step was done.
    case exited(status: Int)
    /// Real seconds.
    case timedOut(seconds: Double)
    case wroteTooMuch(bytes: Int)
    case killed(signal: Int)
    /// SwiftUI's words, of which no `warns` claim speaks.
    case runtimeWarning(text: String)

    /// Why a step could not be done.
    public enum StepProblem: String, Hashable, Sendable, CaseIterable {
        case notFound, ambiguous, disabled, covered, transparent, alreadySo, noSuchView, unfinished, threw, wrongType,
            unknownValue
    }
}
