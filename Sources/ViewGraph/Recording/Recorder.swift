import Trace

/// Hears of everything that happens in a graph.
public protocol Recorder: AnyObject {
    /// What is known of a lifetime when it starts.
    func start(_ lifetime: Lifetime)
    func record(_ event: Event)
    /// The book of lifetimes; recorders only have to keep it.
    var lifetimes: LifetimeBook { get set }
}

/// Which lifetimes there were.
public struct LifetimeBook {
    private var predecessors: [Int?] = []

    public init() {}

    var count: Int { predecessors.count }

    mutating func add(predecessor: Int?) { predecessors.append(predecessor) }

    func predecessor(of lifetime: Int) -> Int? { predecessors[lifetime - 1] }
}

extension Recorder {
    /// Tells of a lifetime that starts, and gives it its number.
    func start(_ type: CompositeType, kind: Lifetime.Kind, at context: MountContext) -> Int {
        let predecessor = context.place.newestLifetime
        lifetimes.add(predecessor: predecessor)
        let id = lifetimes.count
        context.place.newestLifetime = id
        start(
            Lifetime(
                id: id, type: type.name, kind: kind,
                start: predecessor == nil ? .began : type.ownsState ? .reset : .restarted, ownsState: type.ownsState,
                place: context.place.path, explicitIdentity: context.identity?.text, parent: context.enclosing,
                predecessor: predecessor))
        record(.started(view: id))
        return id
    }

    func isSuccessor(_ lifetime: Int) -> Bool { lifetimes.predecessor(of: lifetime) != nil }
}

extension Graph {
    /// The user-defined views that are alive, in tree order, with their values.
    public var instances: [Step.Instance] {
        var found: [Step.Instance] = []
        func visit(_ node: Node) {
            if let instance = (node as? any InstanceNode)?.instance { found.append(instance) }
            for child in node.children { visit(child) }
        }
        if let root { visit(root) }
        return found
    }
}
