import Foundation
import Testing

@testable import Command

@Suite struct SiteFolderTests {
    private let root: String
    private let site: SiteFolder

    init() throws {
        root = FileManager.default.temporaryDirectory.path + "/site-folder-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
        site = SiteFolder(path: root + "/Site")
    }

    private func contents(_ path: String) -> String? {
        FileManager.default.contents(atPath: "\(root)/Site/\(path)").map { String(decoding: $0, as: UTF8.self) }
    }

    private func modified(_ path: String) -> Date? {
        try? FileManager.default.attributesOfItem(atPath: "\(root)/Site/\(path)")[.modificationDate] as? Date
    }

    private func write(_ files: [String: String]) throws -> SiteFolder.Outcome {
        try site.write(files.map { ($0.key, Data($0.value.utf8)) })
    }

    @Test func replacesTheWholeSite() throws {
        defer { try? FileManager.default.removeItem(atPath: root) }
        #expect(try write(["index.html": "1", "en/a.html": "a", "en/b.html": "b"]) == .written(changed: 4))
        let kept = modified("en/a.html")
        let folder = modified("")
        #expect(try write(["index.html": "1", "en/a.html": "a", "en/b.html": "b"]) == .unchanged)
        #expect(modified("") == folder)
        #expect(try write(["index.html": "2", "en/a.html": "a"]) == .written(changed: 1))
        #expect(contents("index.html") == "2")
        #expect(contents("en/a.html") == "a")
        #expect(modified("en/a.html") == kept)
        #expect(contents("en/b.html") == nil)
        #expect(try write(["index.html": "2"]) == .written(changed: 0))
        #expect(contents("en/a.html") == nil)
        #expect(try FileManager.default.contentsOfDirectory(atPath: root) == ["Site"])
    }

    @Test func leavesOtherFoldersAlone() throws {
        defer { try? FileManager.default.removeItem(atPath: root) }
        try FileManager.default.createDirectory(atPath: root + "/Site", withIntermediateDirectories: true)
        try "mine".write(toFile: root + "/Site/notes.txt", atomically: true, encoding: .utf8)
        #expect(throws: SiteFolder.Problem.self) { try write(["index.html": "1"]) }
        #expect(contents("notes.txt") == "mine")
        #expect(contents("index.html") == nil)
    }

    @Test func aFailedBuildLeavesTheOldSite() throws {
        defer { try? FileManager.default.removeItem(atPath: root) }
        _ = try write(["index.html": "1"])
        // A file cannot also be a folder.
        #expect(throws: (any Error).self) { try site.write([("index.html", Data("2".utf8)), ("index.html/x", Data())]) }
        #expect(contents("index.html") == "1")
        #expect(try FileManager.default.contentsOfDirectory(atPath: root) == ["Site"])
    }
}
