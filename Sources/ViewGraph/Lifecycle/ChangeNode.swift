/// `onChange`: compares after the body that made the value ran, and acts when the update is over (rules L6–L8).
public final class ChangeNode<Value, Content: Mountable, Observed: Equatable>: WrapperNode<Value, Content> {
    /// What to do about a change.
    public struct Reaction {
        /// The value that is watched.
        public var observed: (Value) -> Observed
        /// The action for a change, from the modifier before the change and the one after it.
        public var action: (_ before: Value, _ after: Value) -> (_ old: Observed, _ new: Observed) -> Void
        /// Whether the action also runs with the first value.
        public var isInitial: (Value) -> Bool

        public init(
            observed: @escaping (Value) -> Observed,
            action: @escaping (_ before: Value, _ after: Value) -> (_ old: Observed, _ new: Observed) -> Void,
            isInitial: @escaping (Value) -> Bool
        ) {
            self.observed = observed
            self.action = action
            self.isInitial = isInitial
        }
    }

    private let reaction: Reaction
    private var firings = (frame: 0, count: 0)

    public init(_ value: Value, _ context: MountContext, content: @escaping (Value) -> Content, reaction: Reaction) {
        self.reaction = reaction
        super.init(value, context, content: content)
    }

    public override func didMount() {
        guard reaction.isInitial(value) else { return }
        let observed = reaction.observed(value)
        fire(reaction.action(value, value), observed, observed)
    }

    public override func accept(_ value: Value) {
        let before = self.value
        let old = reaction.observed(before)
        let new = reaction.observed(value)
        super.accept(value)
        if old != new { fire(reaction.action(before, value), old, new) }
    }

    private func fire(_ action: @escaping (Observed, Observed) -> Void, _ old: Observed, _ new: Observed) {
        graph.pass.arrive(creation) { [unowned(unsafe) graph, view = context.enclosing, weak self] in
            if let self {
                if firings.frame != graph.frameSeed { firings = (graph.frameSeed, 0) }
                firings.count += 1
                // The third time in one frame is one too many (rule U8).
                guard firings.count <= 2 else {
                    graph.warn("onChange(of: \(displayName(of: Observed.self))) action tried to update multiple times per frame.")
                    return
                }
            }
            graph.recorder?.record(.changed(view: view, from: renderValue(old), to: renderValue(new)))
            action(old, new)
        }
    }
}
