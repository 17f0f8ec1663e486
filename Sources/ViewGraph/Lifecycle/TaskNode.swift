/// `task`: starts with the appearance of the content, starts again when its id changes, and is cancelled when the content leaves (rule L9).
public final class TaskNode<Value, Content: Mountable>: WrapperNode<Value, Content>, MembershipObserver, LifecycleParticipant {
    /// What is run.
    public struct Work {
        /// Nil for a task without an id.
        public var id: (Value) -> AnyHashable?
        /// The id rendered as in claims.
        public var idText: (Value) -> String?
        /// `atOnce`: the work runs up to its first suspension before the call returns.
        public var start: (_ value: Value, _ atOnce: Bool) -> Task<Void, Never>

        public init(
            id: @escaping (Value) -> AnyHashable?, idText: @escaping (Value) -> String?,
            start: @escaping (_ value: Value, _ atOnce: Bool) -> Task<Void, Never>
        ) {
            self.id = id
            self.idText = idText
            self.start = start
        }
    }

    private let work: Work
    private var task: Task<Void, Never>?
    private var runningID: String?
    private var isShown = false

    public init(_ value: Value, _ context: MountContext, content: @escaping (Value) -> Content, work: Work) {
        self.work = work
        super.init(value, context, content: content)
    }

    public override func didMount() { graph.pass.check(self) }

    public override func accept(_ value: Value) {
        let old = work.id(self.value)
        super.accept(value)
        guard isShown, work.id(value) != old else { return }
        graph.pass.arrive(creation) { [weak self] in
            guard let self, isShown else { return }
            cancel()
            start()
        }
    }

    func membershipMayHaveChanged(_ pass: inout UpdatePass) {
        guard isAlive, hasMembers != isShown else { return }
        isShown.toggle()
        if isShown {
            pass.arrive(creation) { [weak self] in
                if let self, isShown { start() }
            }
        } else {
            pass.depart { [self] in cancel() }
        }
    }

    func depart() {
        guard isShown else { return }
        isShown = false
        graph.pass.depart { [self] in cancel() }
    }

    private func start() {
        runningID = work.idText(value)
        graph.recorder?.record(.taskStarted(view: context.enclosing, id: runningID))
        // Up to release 26 the work starts when all that appears has appeared; from 27 on in its place among it (rules L9, K5).
        task = work.start(value, graph.sdk >= 27)
    }

    private func cancel() {
        guard let task else { return }
        graph.recorder?.record(.taskCancelled(view: context.enclosing, id: runningID))
        task.cancel()
        self.task = nil
    }
}
