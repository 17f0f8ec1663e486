/// A modifier that changes the environment of its content (rules E2, E6, E7).
public final class EnvironmentWriterNode<Value, Content: Mountable>: WrapperNode<Value, Content>, EnvironmentReader {
    private let write: (Value, inout EnvironmentStore) -> Void
    private let isEqual: (Value, Value) -> Bool
    private var inside: EnvironmentScope!
    private var mustWrite = false

    /// `isEqual` says whether two values write the same; a writer that cannot know says no.
    public init(
        _ value: Value, _ context: MountContext, content: @escaping (Value) -> Content, isEqual: @escaping (Value, Value) -> Bool,
        write: @escaping (Value, inout EnvironmentStore) -> Void
    ) {
        self.write = write
        self.isEqual = isEqual
        super.init(value, context, content: content)
        context.environment.add(self)
    }

    public override func prepare() { inside = EnvironmentScope(store: written) }

    public override func contentContext(_ context: MountContext) -> MountContext {
        var context = context
        context.environment = inside
        return context
    }

    private var written: EnvironmentStore {
        var store = context.environment.store
        write(value, &store)
        return store
    }

    public override func accept(_ value: Value) {
        if !isEqual(self.value, value) { mustWrite = true }
        super.accept(value)
    }

    public func environmentChanged() {
        mustWrite = true
        setNeedsRefresh()
    }

    public override func refresh() {
        if mustWrite {
            mustWrite = false
            inside.replace(written)
        }
        super.refresh()
    }

    public override func leave() { context.environment.remove(self) }
}
