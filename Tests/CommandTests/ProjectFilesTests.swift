import Articles
import Findings
import Foundation
import Testing

@testable import Command

/// Files that listings include, on a real disk.
@Suite struct ProjectFilesTests {
    private let root: String
    private let files: ProjectFiles

    init() throws {
        root = FileManager.default.temporaryDirectory.path + "/project-files-\(UUID().uuidString)"
        let manager = FileManager.default
        try manager.createDirectory(atPath: root + "/project/Articles/en", withIntermediateDirectories: true)
        try manager.createDirectory(atPath: root + "/project/Articles/shared", withIntermediateDirectories: true)
        try "let secret = 1".write(toFile: root + "/Secret.swift", atomically: false, encoding: .utf8)
        try "let a = 1".write(toFile: root + "/project/Articles/shared/A.swift", atomically: false, encoding: .utf8)
        try Data([0x6C, 0xFF, 0xFE]).write(to: URL(fileURLWithPath: root + "/project/Articles/en/Bytes.swift"))
        for (name, target) in [
            ("Inside.swift", "../shared/A.swift"), ("Outside.swift", "../../../Secret.swift"), ("Gone.swift", "nowhere"),
            ("Circle.swift", "Circle.swift"), ("up", "../../.."),
        ] {
            try manager.createSymbolicLink(atPath: root + "/project/Articles/en/" + name, withDestinationPath: target)
        }
        // The project itself may be reached through a link.
        try manager.createSymbolicLink(atPath: root + "/link", withDestinationPath: "project")
        files = ProjectFiles(folder: root + "/link")
    }

    @Test(
        arguments: [
            ("Articles/shared/A.swift", nil), ("Articles/en/Inside.swift", nil), ("Articles/en/Outside.swift", .outsideProject),
            ("Articles/en/up/Secret.swift", .outsideProject), ("Articles/en/up/project/Articles/shared/A.swift", nil),
            ("Articles/en/up", .outsideProject), ("Articles/en/Gone.swift", .missing), ("Articles/en/Circle.swift", .missing),
            ("Articles/en/None.swift", .missing), ("Articles/en", .notText), ("Articles/en/Bytes.swift", .notText),
        ] as [(String, ListingFileProblem?)])
    func opens(path: String, problem: ListingFileProblem?) throws {
        defer { try? FileManager.default.removeItem(atPath: root) }
        guard let problem else {
            let file = try files.file(at: path)
            #expect(file.text == "let a = 1" && file.path == path)
            #expect(try files.file(at: path) === file)
            return
        }
        #expect(throws: problem) { try files.file(at: path) }
    }

    @Test func knowsWhatCouldBeMeant() {
        defer { try? FileManager.default.removeItem(atPath: root) }
        #expect(files.swiftPaths.contains("Articles/shared/A.swift") && files.swiftPaths.contains("Articles/en/Bytes.swift"))
    }
}
