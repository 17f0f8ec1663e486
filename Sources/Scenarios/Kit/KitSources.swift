import Foundation

/// The engine's source files.
struct KitSources {
    /// The folder that holds one folder for each module.
    let folder: String

    /// Looks where an installed tool, a built package and a moved build keep them, in this order.
    init(environment: [String: String] = ProcessInfo.processInfo.environment) throws {
        let executable = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
        let running =
            (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
            .map { URL(fileURLWithPath: $0) } ?? executable
        var candidates: [String] = []
        if let given = environment["SELFSAME_SOURCES"] {
            candidates = [given]
        } else {
            candidates.append(running.deletingLastPathComponent().path + "/../share/selfsame/Sources")
            candidates += KitSources.packages(above: running).map { $0 + "/Sources" }
            candidates.append(URL(fileURLWithPath: #filePath).deletingLastPathComponent().path + "/../..")
        }
        let found = candidates.first { FileManager.default.fileExists(atPath: $0 + "/SelfsameUI") }
        guard let found else { throw KitProblem.sourcesNotFound(tried: candidates) }
        folder = URL(fileURLWithPath: found).standardizedFileURL.path
    }

    /// Those of `Kit.modules` that are there.
    var modules: [String] { Kit.modules.filter { !files($0, endings: ["swift"]).isEmpty } }

    /// Paths of a module's files with one of these endings, in a fixed order.
    func files(_ module: String, endings: Set<String>) -> [String] {
        let root = "\(folder)/\(module)"
        let names = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
        return names.filter { endings.contains(URL(fileURLWithPath: $0).pathExtension) }.sorted().map { "\(root)/\($0)" }
    }

    /// Changes whenever a file of the engine does.
    func addContents(to key: inout ContentKey) throws {
        for module in modules + [Kit.macros, Kit.cModule] {
            for file in files(module, endings: ["swift", "c", "h"]) {
                key.add(String(file.dropFirst(folder.count)))
                key.add(try String(contentsOfFile: file, encoding: .utf8))
            }
        }
    }

    private static func packages(above file: URL) -> [String] {
        var folder = file.deletingLastPathComponent()
        var found: [String] = []
        while folder.path != "/" {
            if FileManager.default.fileExists(atPath: folder.path + "/Package.swift") { found.append(folder.path) }
            folder.deleteLastPathComponent()
        }
        return found
    }
}
