/// One running view hierarchy: its nodes, the writes that wait for the next update, and the actions that wait for their turn.
///
/// Single-threaded by design: everything happens on the main thread, which is also the main actor's.
public final class Graph {
    /// The graph that property wrappers and `withAnimation` speak to. One process runs one graph at a time.
    public nonisolated(unsafe) static var current: Graph?

    /// Hears of everything that happens.
    public let recorder: (any Recorder)?
    /// The modelled release: 26 or 27.
    public let sdk: Int
    /// The environment around the root view.
    public let environment: EnvironmentScope
    /// Names for what has none at run time.
    public var names = Names()

    /// The node of the launched view.
    public private(set) var root: Node?
    /// The root of all places.
    public let places = Place(key: .root, above: nil)

    var transactions = TransactionQueue()
    var actions = ActionQueue()
    var pass = UpdatePass()
    /// Counts frames; the guard against actions that trigger themselves counts per frame.
    private(set) var frameSeed = 0
    /// The composite whose body, or whose row closure, runs now.
    var evaluating: (any Evaluation)?
    /// Whether nodes are being brought up to date: reads then see the applied values, writes are dropped.
    public private(set) var isUpdating = false
    private var nextCreation = 0

    public init(sdk: Int = 26, recorder: (any Recorder)? = nil) {
        self.sdk = sdk
        self.recorder = recorder
        environment = EnvironmentScope(store: EnvironmentStore())
    }

    /// Shows a view and settles.
    public func launch<Root: Mountable>(_ make: () -> Root) {
        Graph.current = self
        let root = make()
        updating {
            self.root = Root._mount(root, at: MountContext(graph: self, place: places, environment: environment))
            self.root?.update()
            finishPass()
        }
        settle()
    }

    /// Gives the launched view another value of its type, as its parent would (rule U9). False when the type differs.
    public func replaceRoot<Root: Mountable>(with value: Root) -> Bool {
        guard let node = root as? ValueNode<Root> else { return false }
        transactions.add(to: node) { node.accept(value) }
        settle()
        return true
    }

    /// Queues a change that was made outside of the graph's own storage: one update with the writes of the same transaction. A later
    /// change to the same target takes the place of the earlier one.
    public func enqueue(for target: AnyObject, _ change: @escaping () -> Void) { transactions.add(to: target, change) }

    /// Whether an update or an action waits.
    public var hasWork: Bool { !transactions.isEmpty || !actions.isEmpty || root?.isPending == true }

    /// Runs frames until nothing waits any more. Work that waits for the clock is not seen from here.
    public func settle() {
        while hasWork { frame() }
    }

    /// One render, in the two passes of rule U1: whatever is left over after them waits for the next frame.
    private func frame() {
        frameSeed += 1
        applyTransactions()
        var passes = 0
        repeat {
            actions.drain()
            applyTransactions()
            passes += 1
        } while passes < 2 && (!transactions.isEmpty || !actions.isEmpty)
        actions.drain()
    }

    /// Applies the queued transactions one after the other, each with an update of its own (rule U5).
    private func applyTransactions() {
        if transactions.isEmpty, root?.isPending == true { update() }
        while let transaction = transactions.next() {
            updating {
                transaction.apply()
                root?.update()
                finishPass()
            }
        }
    }

    private func update() {
        updating {
            root?.update()
            finishPass()
        }
    }

    /// Queues what the update found out: appearances and changes newest first, then departures (rules U4, L2–L4).
    private func finishPass() {
        for action in pass.finish() { actions.append(action) }
    }

    private func updating(_ work: () -> Void) {
        let before = isUpdating
        isUpdating = true
        defer { isUpdating = before }
        work()
    }

    /// A number that is larger for every node created later.
    func makeCreation() -> Int {
        nextCreation += 1
        return nextCreation
    }

    /// Says a run-time warning in SwiftUI's words.
    public func warn(_ message: String) {
        recorder?.record(.warned(message))
    }
}
