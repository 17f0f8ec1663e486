import Foundation

/// The probe, compiled in one of the ways in which a program may be.
enum Mode: String, CaseIterable {
    case swift5 = "-Onone -swift-version 5"
    case swift6 = "-O -swift-version 6"
    case swift6OnMainActor = "-Onone -swift-version 6 -default-isolation MainActor"
}

/// What a process did.
struct Outcome {
    let status: Int32
    let output: String
    let errors: String
}

/// Compiles the probe in the given modes, each once, and runs it.
actor ProbeProgram {
    static let shared = ProbeProgram()

    private var built: [Mode: URL] = [:]
    private var objects: [String] = []
    private let folder = FileManager.default.temporaryDirectory.appending(path: "virtual-time-\(UUID())")

    static let tests = URL(filePath: #filePath).deletingLastPathComponent().resolvingSymlinksInPath()
    private static let library = tests.appending(path: "../../Sources/CVirtualTime").resolvingSymlinksInPath()

    func run(_ part: String, in mode: Mode) throws -> Outcome {
        let program = try executable(in: mode)
        return try Self.run(program.path, [part], in: folder)
    }

    private func executable(in mode: Mode) throws -> URL {
        if let program = built[mode] { return program }
        if objects.isEmpty { objects = try compileLibrary() }
        let program = folder.appending(path: "probe-\(built.count)")
        let sources = try Self.files(in: Self.tests.appending(path: "Probe"), endingIn: "swift")
        try Self.compile(
            "swiftc",
            mode.rawValue.split(separator: " ").map(String.init)
                + ["-wmo", "-parse-as-library", "-warnings-as-errors", "-I", ".", "-o", program.path] + sources + objects,
            in: folder)
        built[mode] = program
        return program
    }

    private func compileLibrary() throws -> [String] {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try "module CVirtualTime { header \"\(Self.library.path)/include/virtual_time.h\" }".write(
            to: folder.appending(path: "module.modulemap"), atomically: true, encoding: .utf8)
        let sources = try Self.files(in: Self.library, endingIn: "c")
        try Self.compile("clang", ["-c", "-O1", "-Wall", "-Wextra", "-Werror"] + sources, in: folder)
        return try Self.files(in: folder, endingIn: "o")
    }

    private static func files(in folder: URL, endingIn ending: String) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".\(ending)") }.sorted().map { folder.appending(path: $0).path }
    }

    private static func compile(_ compiler: String, _ arguments: [String], in folder: URL) throws {
        let outcome = try run("/usr/bin/env", [compiler] + arguments, in: folder)
        guard outcome.status == 0 else { throw DoesNotCompile(messages: outcome.errors + outcome.output) }
    }

    private static func run(_ executable: String, _ arguments: [String], in folder: URL) throws -> Outcome {
        let process = Process()
        process.executableURL = URL(filePath: executable)
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.environment = ProcessInfo.processInfo.environment
            .merging(["SWIFT_DETERMINISTIC_HASHING": "1", "SWIFT_BACKTRACE": "enable=no"]) { $1 }
        // Files rather than pipes, which a long output would fill while nobody reads them.
        let files = ["output", "errors"].map { folder.appending(path: $0) }
        for file in files { try Data().write(to: file) }
        process.standardOutput = try FileHandle(forWritingTo: files[0])
        process.standardError = try FileHandle(forWritingTo: files[1])
        try process.run()
        process.waitUntilExit()
        let texts = try files.map { try String(contentsOf: $0, encoding: .utf8) }
        return Outcome(status: process.terminationStatus, output: texts[0], errors: texts[1])
    }
}

struct DoesNotCompile: Error, CustomStringConvertible {
    let messages: String

    var description: String { messages }
}
