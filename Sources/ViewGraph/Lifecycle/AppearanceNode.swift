/// `onAppear` and `onDisappear`: told when the content comes to have members, and when it has none any more (rules L1–L5, L10).
public final class AppearanceNode<Value, Content: Mountable>: WrapperNode<Value, Content>, MembershipObserver, LifecycleParticipant {
    private let appear: (Value) -> (() -> Void)?
    private let disappear: (Value) -> (() -> Void)?
    private var membership = Membership()

    public init(
        _ value: Value, _ context: MountContext, content: @escaping (Value) -> Content,
        appear: @escaping (Value) -> (() -> Void)?, disappear: @escaping (Value) -> (() -> Void)?
    ) {
        self.appear = appear
        self.disappear = disappear
        super.init(value, context, content: content)
    }

    public override func didMount() { graph.pass.check(self) }

    func membershipMayHaveChanged(_ pass: inout UpdatePass) {
        guard isAlive else { return }
        let (came, went) = membership.update(of: self)
        for _ in came { hello(&pass) }
        for _ in went { goodbye(&pass) }
    }

    func depart() {
        for _ in membership.clear() { goodbye(&graph.pass) }
    }

    private func hello(_ pass: inout UpdatePass) {
        guard let action = appear(value) else { return }
        pass.arrive(creation) { [graph, view = context.enclosing] in
            graph.recorder?.record(.appeared(view: view))
            action()
        }
    }

    private func goodbye(_ pass: inout UpdatePass) {
        guard let action = disappear(value) else { return }
        pass.depart { [graph, view = context.enclosing] in
            graph.recorder?.record(.disappeared(view: view))
            action()
        }
    }
}
