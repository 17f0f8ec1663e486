import ViewGraph

/// Runs asynchronous work as long as the content is there.
public nonisolated struct _TaskModifier: PrimitiveViewModifier {
    let id: AnyHashable?
    let idText: String?
    let priority: TaskPriority
    let action: @isolated(any) @Sendable () async -> Void

    public static func _mount<Modified: View>(
        _ value: ModifiedContent<Modified, Self>, at context: MountContext
    ) -> ValueNode<ModifiedContent<Modified, Self>> {
        typealias Node = TaskNode<ModifiedContent<Modified, Self>, Modified>
        return Node(
            value, context, content: \.content,
            work: Node.Work(
                id: { $0.modifier.id }, idText: { $0.modifier.idText },
                start: { value, atOnce in
                    let modifier = value.modifier
                    let action = modifier.action
                    if atOnce, #available(macOS 26, *) { return Task.immediate(priority: modifier.priority, operation: action) }
                    return Task(priority: modifier.priority, operation: action)
                }))
    }
}

extension View {
    /// Starts work when the view appears and cancels it when the view leaves.
    public nonisolated func task(
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @isolated(any) @Sendable () async -> Void
    ) -> some View {
        modifier(_TaskModifier(id: nil, idText: nil, priority: priority, action: action))
    }

    /// As `task`, and starts again when the value changes.
    public nonisolated func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @isolated(any) @Sendable () async -> Void
    ) -> some View {
        modifier(
            _TaskModifier(
                id: AnyHashable(EquatableKey(value: value)), idText: renderValue(value), priority: priority, action: action))
    }
}

/// Makes a value that can only be compared usable as a key; its hash says nothing.
private struct EquatableKey<Value: Equatable>: Hashable {
    let value: Value

    func hash(into hasher: inout Hasher) {}
}
