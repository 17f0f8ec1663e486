/// A slot path in the hierarchy, `.id` values left out. It outlives the views that stand at it, so that a later lifetime at the
/// same place is known for what it is.
public final class Place {
    public let key: Key
    public unowned let above: Place?
    private var below: [Key: Place] = [:]
    /// The newest lifetime of a user-defined view at this place.
    var newestLifetime: Int?

    public enum Key: Hashable {
        case root
        /// Position in a static list of views.
        case index(Int)
        /// A side of an `if`/`else`.
        case branch(Bool)
        /// The content of an `if` without `else`.
        case present
        /// An element of a `ForEach`.
        case element(AnyHashable)
        /// The type inside an `AnyView`.
        case erased(ObjectIdentifier, name: String)
        /// The body of a user-defined type.
        case body(String)
        /// A part with a name, such as a button's label or a sheet's content.
        case part(String)
    }

    init(key: Key, above: Place?) {
        self.key = key
        self.above = above
    }

    /// The place one step down; the same object every time.
    public func appending(_ key: Key) -> Place {
        if let known = below[key] { return known }
        let place = Place(key: key, above: self)
        below[key] = place
        return place
    }

    /// The path from the root: `Session/1/true/Counter`.
    public var path: String {
        var parts: [String] = []
        var place: Place? = self
        while let current = place, current.key != .root {
            parts.append(current.key.text)
            place = current.above
        }
        return parts.reversed().joined(separator: "/")
    }
}

extension Place.Key {
    fileprivate var text: String {
        switch self {
        case .root: ""
        case .index(let index): "\(index)"
        case .branch(let side): "\(side)"
        case .present: "some"
        case .element(let id): "[\(renderValue(id.base))]"
        case .erased(_, let name): "any \(name)"
        case .body(let name): name
        case .part(let name): name
        }
    }
}
