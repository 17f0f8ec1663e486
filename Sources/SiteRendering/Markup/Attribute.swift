/// An attribute of an element; its value is escaped when it is written.
struct Attribute: Hashable, Sendable {
    let name: String
    /// Nil for attributes that are only there or not, such as `hidden`.
    let value: String?

    func write(into output: inout String) {
        output += " \(name)"
        if let value { output += "=\"\(value.escaped(quotes: true))\"" }
    }

    static func id(_ value: String) -> Self { Self(name: "id", value: value) }
    /// The names that are there, in their order; no attribute when there is none.
    static func `class`(_ names: String?...) -> Self? {
        let present = names.compactMap(\.self)
        return present.isEmpty ? nil : Self(name: "class", value: present.joined(separator: " "))
    }
    static func style(_ value: String) -> Self { Self(name: "style", value: value) }
    static func lang(_ value: String) -> Self { Self(name: "lang", value: value) }
    static func hreflang(_ value: String) -> Self { Self(name: "hreflang", value: value) }
    /// An address; one that would run a script is replaced by an empty one.
    static func href(_ value: String) -> Self { Self(name: "href", value: value.harmless) }
    /// An address, as `href`.
    static func src(_ value: String) -> Self { Self(name: "src", value: value.harmless) }
    static func alt(_ value: String) -> Self { Self(name: "alt", value: value) }
    static func title(_ value: String) -> Self { Self(name: "title", value: value) }
    static func rel(_ value: String) -> Self { Self(name: "rel", value: value) }
    static func type(_ value: String) -> Self { Self(name: "type", value: value) }
    static func role(_ value: String) -> Self { Self(name: "role", value: value) }
    static func scope(_ value: String) -> Self { Self(name: "scope", value: value) }
    static func start(_ value: Int) -> Self { Self(name: "start", value: String(value)) }
    static func name(_ value: String) -> Self { Self(name: "name", value: value) }
    static func content(_ value: String) -> Self { Self(name: "content", value: value) }
    static func aria(_ state: String, _ value: String) -> Self { Self(name: "aria-\(state)", value: value) }
    static func data(_ key: String, _ value: String) -> Self { Self(name: "data-\(key)", value: value) }
    static func charset(_ value: String) -> Self { Self(name: "charset", value: value) }
    static let focusable = Self(name: "tabindex", value: "0")
    static let hidden = Self(name: "hidden", value: nil)
    static let `defer` = Self(name: "defer", value: nil)
    static let open = Self(name: "open", value: nil)
    static let lazyLoading = Self(name: "loading", value: "lazy")
}

extension String {
    /// The address itself, unless following it would run a script.
    fileprivate var harmless: String {
        let scheme = prefix { $0 != ":" }.lowercased().filter { !$0.isWhitespace }
        return count > scheme.count && ["javascript", "vbscript", "data"].contains(scheme) ? "" : self
    }
}
