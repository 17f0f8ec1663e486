/// One thing that the engine did or saw. `view` is always the `id` of a lifetime.
public enum Event: Codable, Hashable, Sendable {
    /// A lifetime started; `Run.lifetimes` says how.
    case started(view: Int)
    /// A lifetime is over.
    case ended(view: Int)
    /// A body ran.
    case evaluated(view: Int, causes: [Cause])
    /// A body did not run, although its parent made a new value for it or something that it might depend on changed.
    case skipped(view: Int, reason: SkipReason)
    /// A parent's new value differs from the one before it in these stored properties.
    case differed(view: Int, fields: [String])
    /// State was written. `changed` is false when the new value equals the old one, so that nothing follows.
    case wrote(view: Int, property: String, from: String, to: String, changed: Bool)
    /// An environment value was read, at exactly the key path named.
    case readEnvironment(view: Int, path: String, value: String, changed: Bool)
    /// A property of an observable object was written that some body had read.
    case mutated(property: String, readers: [Int])
    /// An `onAppear` action ran.
    case appeared(view: Int?)
    /// An `onDisappear` action ran.
    case disappeared(view: Int?)
    /// An `onChange` action ran.
    case changed(view: Int?, from: String, to: String)
    /// A `task` was started; `id` is the rendered value given to `task(id:)`.
    case taskStarted(view: Int?, id: String?)
    /// A `task` was cancelled, because its view left or its `id` changed.
    case taskCancelled(view: Int?, id: String?)
    /// One line of standard output, without its line break.
    case printed(String)
    /// A run-time warning in SwiftUI's words.
    case warned(String)

    /// Why a body did not run.
    public enum SkipReason: String, Codable, Hashable, Sendable {
        /// The new value from the parent equals the one before.
        case equalValue
        /// What it reads from the environment is equal to what it read before.
        case equalEnvironment
    }
}
