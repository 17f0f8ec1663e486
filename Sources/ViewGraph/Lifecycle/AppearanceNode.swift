/// `onAppear` and `onDisappear`: told when the content comes to have members, and when it has none any more (rules L1–L5, L10).
public final class AppearanceNode<Value, Content: Mountable>: WrapperNode<Value, Content>, MembershipObserver, LifecycleParticipant {
    private let appear: (Value) -> (() -> Void)?
    private let disappear: (Value) -> (() -> Void)?
    private var isShown = false

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
        guard isAlive, hasMembers != isShown else { return }
        isShown.toggle()
        if isShown {
            guard let action = appear(value) else { return }
            pass.arrive(creation) { [graph, view = context.enclosing] in
                graph.recorder?.record(.appeared(view: view))
                action()
            }
        } else {
            goodbye(&pass)
        }
    }

    func depart() {
        guard isShown else { return }
        isShown = false
        goodbye(&graph.pass)
    }

    private func goodbye(_ pass: inout UpdatePass) {
        guard let action = disappear(value) else { return }
        pass.depart { [graph, view = context.enclosing] in
            graph.recorder?.record(.disappeared(view: view))
            action()
        }
    }
}
