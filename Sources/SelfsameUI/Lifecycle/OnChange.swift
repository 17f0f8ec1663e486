import ViewGraph

/// Acts when a value differs from the one of the update before.
public nonisolated struct _ValueActionModifier<Value: Equatable>: PrimitiveViewModifier {
    enum Action {
        /// The form of iOS 14: the closure from before the change runs.
        case single((Value) -> Void)
        /// The forms of iOS 17: the closure from after the change runs.
        case pair((Value, Value) -> Void)
    }

    let value: Value
    let isInitial: Bool
    let action: Action

    public static func _mount<Modified: View>(
        _ value: ModifiedContent<Modified, Self>, at context: MountContext
    ) -> ValueNode<ModifiedContent<Modified, Self>> {
        typealias Node = ChangeNode<ModifiedContent<Modified, Self>, Modified, Value>
        return Node(
            value, context, content: \.content,
            reaction: Node.Reaction(
                observed: { $0.modifier.value },
                action: { before, after in
                    switch after.modifier.action {
                    case .pair(let action): return action
                    case .single(let newer):
                        guard case .single(let older) = before.modifier.action else { return { newer($1) } }
                        return { older($1) }
                    }
                },
                isInitial: { $0.modifier.isInitial }))
    }
}

extension View {
    /// Acts when the value changes; the old and the new value are handed over.
    public nonisolated func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        modifier(_ValueActionModifier(value: value, isInitial: initial, action: .pair(action)))
    }

    /// Acts when the value changes.
    public nonisolated func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some View {
        modifier(_ValueActionModifier(value: value, isInitial: initial, action: .pair { _, _ in action() }))
    }

    /// Acts when the value changes; the closure from before the change runs, and gets the new value.
    @available(*, deprecated, message: "Use `onChange` with a two or zero parameter action closure instead.")
    public nonisolated func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some View {
        modifier(_ValueActionModifier(value: value, isInitial: false, action: .single(action)))
    }
}
