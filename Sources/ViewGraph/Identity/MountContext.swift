/// Where and under what conditions a node comes to be.
public struct MountContext {
    public unowned let graph: Graph
    /// The node above; nil for the root.
    public internal(set) unowned(unsafe) var parent: Node?
    public var place: Place
    public var environment: EnvironmentScope
    /// The nearest explicit identity above: a `ForEach` id or an `.id` value.
    public var identity: ExplicitIdentity?
    /// The lifetime of the nearest user-defined view above.
    public var enclosing: Int?
    /// What `content` stands for inside the bodies of view modifiers above.
    public var content: ContentSource?
    /// Whether lifecycle modifiers here act for each row by itself: directly in a list.
    public var actsPerRow = false
    /// Position among siblings, for updating them in order.
    public var order = 0

    init(graph: Graph, place: Place, environment: EnvironmentScope) {
        self.graph = graph
        self.place = place
        self.environment = environment
    }

    /// The context of a child of `node`, in the slot named `key` below this place, or at this place when there is no key.
    public func child(of node: Node, _ key: Place.Key? = nil, order: Int = 0) -> MountContext {
        var context = self
        context.parent = node
        context.order = order
        if let key { context.place = place.appending(key) }
        return context
    }
}

/// An explicit identity, rendered only when somebody asks.
public final class ExplicitIdentity {
    private let id: AnyHashable

    public init(_ id: AnyHashable) { self.id = id }

    /// As written in claims: `3`, `"Ann"`.
    public private(set) lazy var text = renderValue(id.base)
}
