import Trace

/// One thing worth telling about a step, in the order in which the things happened.
struct Happening: Hashable, Sendable {
    var subject: Subject
    var predicate: Predicate

    /// Whom a sentence is about.
    enum Subject: Hashable, Sendable {
        case view(String)
        /// Many views of one type.
        case several(type: String, count: Int)
        /// No view of the author's.
        case nobody
    }

    enum Predicate: Hashable, Sendable {
        /// A lifetime started, and its body ran for the first time (or not at all).
        case started(Lifetime.Start)
        case ended(lost: [Step.Property])
        /// A body ran, each time because of the same causes; first evaluations are told by `started`.
        case ran(times: Int, because: [Cause])
        case skipped(Event.SkipReason)
        /// State was written with the value that it had.
        case wroteEqualValue(property: String, value: String)
        case appeared
        case disappeared
        case changed(from: String, to: String)
        case taskStarted
        case taskCancelled
    }
}
