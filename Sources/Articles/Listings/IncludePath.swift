/// Paths of included files: relative to the article where the author writes them, to the project's root elsewhere.
struct IncludePath {
    /// Names of the folders from the project's root to the article.
    private let folders: [Substring]

    init(article path: String) { folders = path.split(separator: "/").dropLast() }

    /// Relative to the root; nil when it leads out of the project.
    func resolve(_ path: String) -> String? {
        if path.hasPrefix("/") { return nil }
        var names = folders
        for name in path.split(separator: "/") where name != "." {
            if name != ".." {
                names.append(name)
            } else if names.popLast() == nil {
                return nil
            }
        }
        return names.joined(separator: "/")
    }

    /// As the author of the article would write it.
    func relative(_ path: String) -> String {
        let names = path.split(separator: "/")
        let common = zip(folders, names).prefix { $0 == $1 }.count
        return (Array(repeating: "..", count: folders.count - common) + names.dropFirst(common)).joined(separator: "/")
    }
}
