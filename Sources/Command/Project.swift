import Articles
import Findings
import Foundation

/// A folder with `Articles` in it.
struct Project {
    /// Absolute.
    let folder: String

    enum Problem: Error, CustomStringConvertible {
        case noArticles(String)
        case unreadable(String)
        case noSuchArticle(String, nearest: String?)

        var description: String {
            switch self {
            case .noArticles(let folder): "there is no folder Articles in \(folder) or above it"
            case .unreadable(let file): "\(file) cannot be read as UTF-8 text"
            case .noSuchArticle(let name, let nearest):
                "there is no article “\(name)”" + (nearest.map { "; did you mean “\($0)”?" } ?? "")
            }
        }
    }

    /// Without a folder, the nearest one above the working folder.
    init(_ given: String?) throws {
        let start = URL(fileURLWithPath: given ?? ".").standardizedFileURL
        var candidate = start
        while !FileManager.default.fileExists(atPath: candidate.path + "/Articles") {
            if given != nil || candidate.path == "/" { throw Problem.noArticles(start.path) }
            candidate.deleteLastPathComponent()
        }
        folder = candidate.path
    }

    /// Relative to the project, sorted.
    var articlePaths: [String] {
        let names = FileManager.default.enumerator(atPath: folder + "/Articles")?.compactMap { $0 as? String } ?? []
        return names.filter { $0.hasSuffix(".md") }.map { "Articles/" + $0 }.sorted()
    }

    func articles() throws -> [Article] {
        let files = ProjectFiles(folder: folder)
        return try articlePaths.map { Article.read(file: try file($0), files: files) }
    }

    func configuration() throws -> SiteConfiguration { SiteConfiguration.read(file: try file("Articles/site.yml")) }

    /// A path, or the end of one without its extension.
    func article(named name: String) throws -> Article {
        let paths = articlePaths
        let relative = URL(fileURLWithPath: name).standardizedFileURL.path.dropPrefix(folder + "/")
        let wanted = name.hasSuffix(".md") ? name : name + ".md"
        if let path = paths.first(where: { $0 == relative || $0 == wanted || $0.hasSuffix("/" + wanted) }) {
            return Article.read(file: try file(path), files: ProjectFiles(folder: folder))
        }
        let short = paths.map { String($0.dropFirst("Articles/".count).dropLast(".md".count)) }
        throw Problem.noSuchArticle(name, nearest: NearMiss.best(for: name, in: short))
    }

    private func file(_ path: String) throws -> SourceFile {
        guard let data = FileManager.default.contents(atPath: "\(folder)/\(path)"),
            let text = String(validating: data, as: UTF8.self)
        else { throw Problem.unreadable(path) }
        return SourceFile(path: path, text: text)
    }
}

extension String {
    fileprivate func dropPrefix(_ prefix: String) -> String { hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self }
}
