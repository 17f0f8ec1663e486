/// The time from a view's appearance in the graph at one identity to its removal.
public struct Lifetime: Codable, Hashable, Sendable, Identifiable {
    /// Which kind of user-defined type it belongs to.
    public enum Kind: String, Codable, Hashable, Sendable { case view, modifier, style }
    /// How it started.
    public enum Start: String, Codable, Hashable, Sendable {
        /// It is the first at its place.
        case began
        /// It follows an earlier one at its place, and its view owns state.
        case reset
        /// It follows an earlier one at its place, and its view owns no state.
        case restarted
    }

    /// Counts from 1 in the order of starting.
    public var id: Int
    /// The type's name without module and generic arguments, with its enclosing types: `Outer.Inner`.
    public var type: String
    public var kind: Kind
    public var start: Start
    /// Whether the type declares storage that lives as long as the lifetime.
    public var ownsState: Bool
    /// The slot path, `.id` values left out: equal for lifetimes that follow each other at one place.
    public var place: String
    /// The nearest explicit identity, a `ForEach` id or an `.id` value, rendered as in claims: `3`, `"Ann"`.
    public var explicitIdentity: String?
    /// The nearest user-defined view that encloses it.
    public var parent: Int?
    /// The lifetime that was at the place before.
    public var predecessor: Int?

    public init(
        id: Int, type: String, kind: Kind, start: Start, ownsState: Bool, place: String, explicitIdentity: String? = nil,
        parent: Int? = nil, predecessor: Int? = nil
    ) {
        self.id = id
        self.type = type
        self.kind = kind
        self.start = start
        self.ownsState = ownsState
        self.place = place
        self.explicitIdentity = explicitIdentity
        self.parent = parent
        self.predecessor = predecessor
    }
}
