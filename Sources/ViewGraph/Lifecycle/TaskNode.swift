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
    private var membership = Membership()
    /// By the member that they belong to.
    private var running: [Int: (task: Task<Void, Never>, id: String?)] = [:]

    public init(_ value: Value, _ context: MountContext, content: @escaping (Value) -> Content, work: Work) {
        self.work = work
        super.init(value, context, content: content)
    }

    public override func didMount() { graph.pass.check(self) }

    public override func accept(_ value: Value) {
        let old = work.id(self.value)
        super.accept(value)
        guard !membership.present.isEmpty, work.id(value) != old else { return }
        graph.pass.arrive(creation) { [weak self] in
            guard let self else { return }
            for member in membership.present.reversed() {
                cancel(member)
                start(member)
            }
        }
    }

    func membershipMayHaveChanged(_ pass: inout UpdatePass) {
        guard isAlive else { return }
        let (came, went) = membership.update(of: self)
        for member in came {
            pass.arrive(creation) { [weak self] in
                if let self, membership.present.contains(member) { start(member) }
            }
        }
        for member in went { pass.depart { [self] in cancel(member) } }
    }

    func depart() {
        for member in membership.clear() { graph.pass.depart { [self] in cancel(member) } }
    }

    private func start(_ member: Int) {
        let id = work.idText(value)
        graph.recorder?.record(.taskStarted(view: context.enclosing, id: id))
        // Up to release 26 the work starts when all that appears has appeared; from 27 on in its place among it (rules L9, K5).
        running[member] = (work.start(value, graph.sdk >= 27), id)
    }

    private func cancel(_ member: Int) {
        guard let (task, id) = running.removeValue(forKey: member) else { return }
        graph.recorder?.record(.taskCancelled(view: context.enclosing, id: id))
        task.cancel()
    }
}
