import SelfsameCombine
import Trace
import ViewGraph

/// Stands for a property that holds an observable object: each change of the object is a reason to run the body, whether the
/// body reads what changed or not (rule O1).
class ObjectBox<ObjectType: ObservableObject>: PropertyBox {
    private(set) final var object: ObjectType?
    private final var subscription: AnyCancellable?
    private final var isChanged = false
    /// Counts the changes. The body's copy of the property carries it, so that a closure that captured the view differs from the
    /// one before when the object changed.
    private(set) final var seed = 0
    private let wrapper: String

    init(name: String, wrapper: String) {
        self.wrapper = wrapper
        super.init(name: name)
    }

    /// Listens to this object from now on, and no longer to the one before (rule O3). `isNews` says whether another object is a
    /// change by itself; the first one always is.
    final func follow(_ object: ObjectType, isNews: Bool = false) {
        guard self.object !== object else { return }
        if isNews || self.object == nil { isChanged = true }
        self.object = object
        subscription = object.objectWillChange.sink { [weak self] _ in self?.objectWillChange() }
    }

    /// Says once that the object changed, or that it is the first one.
    final func takeChange() -> Bool {
        defer { isChanged = false }
        if isChanged { seed += 1 }
        return isChanged
    }

    /// The object does not have its new value yet: the update comes later, in a transaction (rules O5, U5).
    private func objectWillChange() {
        guard Thread.isMainThread else {
            nonisolated(unsafe) let box = self
            DispatchQueue.main.async {
                box.host?.graph.warn(
                    "Publishing changes from background threads is not allowed; make sure to publish values from the main "
                        + "thread (via operators like receive(on:)) on model updates.")
                box.invalidate()
            }
            return
        }
        if let graph = host?.graph, graph.isUpdating {
            graph.warn("Publishing changes from within view updates is not allowed, this will cause undefined behavior.")
        }
        invalidate()
    }

    private func invalidate() {
        host?.graph.enqueue(for: self) { [weak self] in
            guard let self else { return }
            isChanged = true
            host?.setNeedsRefresh()
        }
    }

    override var valueText: String { object.map { renderValue($0) } ?? "nil" }
    override var cause: Cause { .stored(wrapper: wrapper, name: name) }

    override func discard() { subscription = nil }
}
