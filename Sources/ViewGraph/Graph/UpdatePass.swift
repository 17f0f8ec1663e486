/// What one update of the tree found out about lifecycles, to be acted on when the update is over.
struct UpdatePass {
    private var arriving: [(creation: Int, action: () -> Void)] = []
    private var departing: [() -> Void] = []
    private var departingFirst: [() -> Void] = []
    /// Whether what departs now goes before everything that appears.
    var departsFirst = false
    private var toCheck: [any MembershipObserver] = []

    /// An appearance, a change or a task start, of a node created at this point in time.
    mutating func arrive(_ creation: Int, _ action: @escaping () -> Void) { arriving.append((creation, action)) }

    /// A disappearance, or a task's cancellation; kept in the order in which it is told.
    mutating func depart(_ action: @escaping () -> Void) {
        if departsFirst { departingFirst.append(action) } else { departing.append(action) }
    }

    /// Asks the observer at the end of the update whether its content is still, or no longer, empty.
    mutating func check(_ observer: any MembershipObserver) { toCheck.append(observer) }

    /// The actions in their order: arrivals newest node first (rule U4), so that the last sibling comes first, children come before
    /// parents and inner modifiers before outer ones (L2, L6); departures after them (L4), in the order of removal (L3), except
    /// where nothing can be in transition (I4).
    mutating func finish() -> [() -> Void] {
        while !toCheck.isEmpty {
            let observers = toCheck
            toCheck = []
            for observer in observers { observer.membershipMayHaveChanged(&self) }
        }
        arriving.sort { $0.creation > $1.creation }
        let actions = departingFirst + arriving.map(\.action) + departing
        departingFirst.removeAll(keepingCapacity: true)
        arriving.removeAll(keepingCapacity: true)
        departing.removeAll(keepingCapacity: true)
        return actions
    }
}

/// Hears when its content may have become empty, or not empty any more.
protocol MembershipObserver: AnyObject {
    func membershipMayHaveChanged(_ pass: inout UpdatePass)
}
