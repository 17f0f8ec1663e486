import Articles
import Findings
import Foundation

/// Opens what listings include: files of one project, each once, and none that a link leads to outside of it.
final class ProjectFiles: ListingFiles {
    /// Absolute.
    private let folder: String
    private var known: [String: SourceFile] = [:]

    init(folder: String) { self.folder = folder }

    func file(at path: String) throws(ListingFileProblem) -> SourceFile {
        if let file = known[path] { return file }
        guard let root = Self.realPath(folder), let real = Self.realPath("\(folder)/\(path)") else { throw .missing }
        guard real.hasPrefix(root + "/") else { throw .outsideProject }
        let attributes = try? FileManager.default.attributesOfItem(atPath: real)
        guard attributes?[.type] as? FileAttributeType == .typeRegular, let data = FileManager.default.contents(atPath: real),
            let text = String(validating: data, as: UTF8.self)
        else { throw .notText }
        let file = SourceFile(path: path, text: text)
        known[path] = file
        return file
    }

    var swiftPaths: [String] {
        let names = FileManager.default.enumerator(atPath: folder + "/Articles")?.compactMap { $0 as? String } ?? []
        return names.filter { $0.hasSuffix(".swift") }.map { "Articles/" + $0 }.sorted()
    }

    /// Without links; nil for what is not there.
    private static func realPath(_ path: String) -> String? {
        guard let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        return String(cString: real)
    }
}
