/// Why a body ran.
public enum Cause: Codable, Hashable, Sendable {
    /// The first evaluation of a lifetime that began.
    case first
    /// The first evaluation of a lifetime that was reset or restarted.
    case identity
    /// Storage that the view owns, or reaches through a wrapper: `State`, `Binding`, `GestureState` …
    case stored(wrapper: String, name: String)
    /// An environment value; `path` as written in the listing, with its backslash.
    case environment(path: String)
    /// A property of an observable object: `Model.name`.
    case observed(property: String)
    /// A stored property of the value that the parent made.
    case value(field: String)

    /// The cause as it is written in a claim.
    public var text: String {
        switch self {
        case .first: "first"
        case .identity: "identity"
        case .stored(let wrapper, let name): "@\(wrapper) \(name)"
        case .environment(let path): "@Environment \(path)"
        case .observed(let property): property
        case .value(let field): "value \(field)"
        }
    }
}
