/// Reads a page's HTML strictly: what a browser would repair silently is a problem here.
struct PageInspection {
    private(set) var problems: [String] = []
    private(set) var ids: [String] = []
    /// Values of `href` and `src`.
    private(set) var addresses: [String] = []
    /// Values of attributes that name other elements of the page.
    private(set) var references: [String] = []

    private static let void: Set<Substring> = ["meta", "link", "img", "br", "hr", "col", "wbr"]

    init(_ html: String) {
        var open: [Substring] = []
        var rest = html[...]
        while let start = rest.firstIndex(of: "<") {
            rest = rest[start...].dropFirst()
            guard let end = rest.firstIndex(of: ">") else { break }
            let tag = rest[..<end]
            rest = rest[end...].dropFirst()
            if tag.hasPrefix("!") { continue }
            if tag.hasPrefix("/") {
                if open.popLast() != tag.dropFirst() { problems.append("</\(tag.dropFirst())> closes nothing") }
                continue
            }
            let name = tag.prefix { $0 != " " }
            read(attributes: tag.dropFirst(name.count))
            if !Self.void.contains(name) { open.append(name) }
            if name == "script" || name == "style" {
                // Their content is no markup.
                while !rest.hasPrefix("</\(name)>"), !rest.isEmpty { rest = rest.dropFirst() }
            }
        }
        problems += open.map { "<\($0)> is never closed" }
        let repeated = Dictionary(grouping: ids, by: \.self).filter { $0.value.count > 1 }.keys.sorted()
        problems += repeated.map { "the id \($0) stands several times" }
        problems += references.filter { !ids.contains($0) }.map { "nothing has the id \($0)" }
    }

    private mutating func read(attributes: Substring) {
        var rest = attributes
        while let equals = rest.firstIndex(of: "=") {
            let name = rest[..<equals].split(separator: " ").last ?? ""
            rest = rest[equals...].dropFirst()
            guard rest.first == "\"", let end = rest.dropFirst().firstIndex(of: "\"") else {
                problems.append("an attribute without quotes: \(name)")
                return
            }
            let value = String(rest[..<end].dropFirst())
            rest = rest[end...].dropFirst()
            switch name {
            case "id": ids.append(value)
            case "href", "src": addresses.append(value)
            case "aria-labelledby": references.append(value)
            default: break
            }
        }
    }
}
