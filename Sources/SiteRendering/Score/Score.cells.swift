import Trace

extension Score {
    /// A view in one step.
    struct ViewCell: Hashable, Sendable {
        /// How often its body ran.
        var evaluations = 0
        /// How lifetimes started here, in order.
        var starts: [Lifetime.Start] = []
        /// How many lifetimes ended here that had been alive before the step.
        var endings = 0
        /// The lifetime that is alive after the step.
        var bar: Bar?

        /// Whether a lifetime is alive before and after the step, and is the same.
        var isKept: Bool { bar.map { !$0.startsHere } ?? false }
    }

    /// The part of a lifetime's bar that lies in one step.
    struct Bar: Hashable, Sendable {
        var startsHere: Bool
        /// Whether the next step no longer has it, or there is no next step.
        var endsHere: Bool
    }

    /// A property in one step.
    struct PropertyCell: Hashable, Sendable {
        /// Its value after the step, when the lifetime is new or the value differs from that before the step.
        var value: String?
        /// The value that went away with a lifetime that ended here.
        var lost: String?
        var bar: Bar?
        /// How the lifetime that holds the value started, when it started here; `reset` only of values that its view owns.
        var start: Lifetime.Start?
    }

    /// Many views of one type in one step.
    struct GroupCell: Hashable, Sendable {
        var evaluations = 0
        var alive = 0
        var starts: [Lifetime.Start: Int] = [:]
        var endings = 0
    }
}
