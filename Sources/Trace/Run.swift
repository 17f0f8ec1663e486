/// What happened in one process, from launch to the end of the last step.
public struct Run: Codable, Hashable, Sendable {
    /// The name given with `launch … as "name"`.
    public var variant: String?
    /// In the order in which they started; a lifetime's `id` is its index here plus one.
    public var lifetimes: [Lifetime]
    /// One for each step that was begun.
    public var steps: [Step]
    /// How the process came to its end.
    public var ending: Ending

    public init(variant: String? = nil, lifetimes: [Lifetime] = [], steps: [Step] = [], ending: Ending = .completed) {
        self.variant = variant
        self.lifetimes = lifetimes
        self.steps = steps
        self.ending = ending
    }

    /// How a run came to its end.
    public enum Ending: Codable, Hashable, Sendable {
        /// Every step was done.
        case completed
        /// A step could not be done.
        case stepFailed(StepFailure)
        /// The program stopped itself with a run-time error.
        case trapped(message: String)
        /// The program left through `exit` with this status before the last step was done.
        case exited(status: Int)
        /// The program was stopped from outside after this many seconds of real time.
        case timedOut(seconds: Double)
        /// The program was stopped because it wrote more than this many bytes.
        case wroteTooMuch(bytes: Int)
        /// A signal other than that of a run-time error ended the program.
        case killed(signal: Int)
    }
}
