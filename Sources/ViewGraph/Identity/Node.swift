/// Something with an identity in the hierarchy: it exists from its first appearance at a place to its removal.
///
/// Nodes are brought up to date parents before children and children in their order, and only where something is pending: an
/// update costs what changed, not what exists (rules G2, B6–B8).
open class Node {
    public let context: MountContext
    /// Larger for every node created later.
    public let creation: Int
    /// Position among the children of its parent.
    public final var order: Int
    public private(set) final var isAlive = true
    /// Whether it, or something below it, waits to be brought up to date.
    public private(set) final var isPending = false
    private final var needsRefresh = false
    private final var pendingChildren: [Node] = []

    public final var graph: Graph { context.graph }

    public init(_ context: MountContext) {
        self.context = context
        order = context.order
        creation = context.graph.makeCreation()
    }

    /// The nodes directly below, in order.
    open var children: [Node] { [] }

    /// Brings the node itself up to date and hands new values to its children. Called only after `setNeedsRefresh()`.
    open func refresh() {}

    /// Says goodbye: called once, before the node is let go, parents before children.
    open func leave() {}

    /// Whether the node contributes anything to the container that it is in. Empty views and empty groups do not.
    open var hasMembers: Bool { children.contains { $0.hasMembers } }

    /// Whether what is below cannot make a difference to `hasMembers` above: true of containers.
    open var isMember: Bool { false }

    /// Adds what a user would see of it.
    open func appendElements(to elements: inout [Element]) {
        for child in children { child.appendElements(to: &elements) }
    }

    /// Takes a new value that lies at `pointer`.
    open func acceptErased(_ pointer: UnsafeRawPointer) {}

    /// Asks for a refresh in the coming update.
    public final func setNeedsRefresh() {
        needsRefresh = true
        enqueue()
    }

    private func enqueue() {
        guard !isPending, isAlive else { return }
        isPending = true
        guard let parent = context.parent else { return }
        parent.pendingChildren.append(self)
        parent.enqueue()
    }

    /// Brings the node and everything below it up to date.
    public final func update() {
        isPending = false
        if needsRefresh {
            needsRefresh = false
            refresh()
        }
        while !pendingChildren.isEmpty {
            var batch = pendingChildren
            pendingChildren.removeAll(keepingCapacity: true)
            if !batch.isSorted(by: \.order) { batch.sort { $0.order < $1.order } }
            for child in batch where child.isAlive { child.update() }
        }
    }

    /// Ends the node and everything below it, telling lifecycles in the order of their insertion (rule L3): after those of what
    /// appears in the same update, or `first`.
    public final func remove(first: Bool = false) {
        var removed: [Node] = []
        collect(into: &removed)
        for node in removed {
            node.isAlive = false
            node.leave()
        }
        graph.pass.departsFirst = first
        for case let node as any LifecycleParticipant in removed.reversed() { node.depart() }
        graph.pass.departsFirst = false
        structureChanged()
    }

    private func collect(into nodes: inout [Node]) {
        nodes.append(self)
        for child in children { child.collect(into: &nodes) }
    }

    /// Has the observers above look again whether they are empty.
    public final func structureChanged() {
        var above = context.parent
        while let node = above, !node.isMember {
            if let observer = node as? any MembershipObserver { graph.pass.check(observer) }
            above = node.context.parent
        }
    }
}

/// A node that has something to do when its content leaves.
protocol LifecycleParticipant: AnyObject {
    func depart()
}

extension Array {
    fileprivate func isSorted(by key: KeyPath<Element, Int>) -> Bool {
        guard count > 1 else { return true }
        for index in 1..<count where self[index - 1][keyPath: key] > self[index][keyPath: key] { return false }
        return true
    }
}
