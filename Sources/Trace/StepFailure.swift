/// Why a step could not be done.
public struct StepFailure: Codable, Hashable, Sendable {
    public enum Reason: String, Codable, Hashable, Sendable {
        /// Nothing on the screen has this label.
        case notFound
        /// Several elements have this label.
        case ambiguous
        /// The element is disabled.
        case disabled
        /// Something else lies over the element.
        case covered
        /// The element lets touches through, or is not drawn.
        case transparent
        /// A toggle already has the wanted value.
        case alreadySo
        /// `in View#2` or `in View(id)` names no view that is alive.
        case noSuchView
        /// A `do` statement was not finished when nothing was ready any more.
        case unfinished
        /// A `do` statement threw this error.
        case threw
        /// The launched view cannot take another value, because nothing was launched or its type differs.
        case wrongType
        /// The system value cannot be set to this.
        case unknownValue
    }

    public var reason: Reason
    /// What was asked for: a label, a view, a value.
    public var subject: String
    /// What there is instead, in the order of the screen.
    public var candidates: [String]

    public init(reason: Reason, subject: String, candidates: [String] = []) {
        self.reason = reason
        self.subject = subject
        self.candidates = candidates
    }
}
