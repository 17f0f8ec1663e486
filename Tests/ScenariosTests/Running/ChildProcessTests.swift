import Foundation
import Testing

@testable import Scenarios

@Suite struct ChildProcessTests {
    static func run(_ script: String, timeLimit: Double = 5) throws -> (
        ending: ChildProcess.Ending, output: String, errors: String
    ) {
        let work = try WorkFolder()
        let ending = try ChildProcess(
            executable: "/bin/sh", arguments: ["-c", script], environment: ["A": "1"], standardOutput: work.path + "/out",
            standardError: work.path + "/err", timeLimit: timeLimit
        ).run()
        func text(_ name: String) -> String { (try? String(contentsOfFile: work.path + name, encoding: .utf8)) ?? "" }
        return (ending, text("/out"), text("/err"))
    }

    @Test func endings() throws {
        #expect(try Self.run("exit 3").ending == .exited(3))
        #expect(try Self.run("kill -SEGV $$").ending == .signalled(SIGSEGV))
        #expect(try Self.run("ulimit -f 1; exec yes").ending == .signalled(SIGXFSZ))
    }

    @Test func outputAndSurroundings() throws {
        let result = try Self.run("echo $A$HOME; echo e >&2")
        #expect(result.output == "1\n")
        #expect(result.errors == "e\n")
    }

    @Test func timeLimitStopsTheWholeGroup() throws {
        let start = Date()
        let result = try Self.run("sleep 30 & echo $!; wait", timeLimit: 0.2)
        #expect(result.ending == .timedOut)
        #expect(Date().timeIntervalSince(start) < 10)
        let child = try #require(Int32(result.output.trimmingCharacters(in: .whitespacesAndNewlines)))
        usleep(50_000)
        let state = (try? String(contentsOfFile: "/proc/\(child)/stat", encoding: .utf8)) ?? ""
        #expect(state.isEmpty || state.contains(") Z "))
    }

    @Test func whatCannotStart() {
        #expect(throws: ChildProcess.CannotStart.self) {
            try ChildProcess(
                executable: "/nowhere", arguments: [], environment: [:], standardOutput: "/dev/null", standardError: "/dev/null"
            ).run()
        }
    }

    @Test(
        arguments: [
            ("Articles/en/x.md:12: Fatal error: Index out of range\n", "Index out of range"),
            ("noise\nListings/x.md:1: Fatal error: a\nb\nCurrent stack trace:\n0 x", "a\nb"),
            (
                "Could not cast value of type 'A' (0x55f3aa) to 'B' (0x7f00).\n",
                "Could not cast value of type 'A' (0x…) to 'B' (0x…)."
            ),
            ("", nil),
        ] as [(String, String?)])
    func lastMessage(errors: String, message: String?) throws {
        let work = try WorkFolder()
        try errors.write(toFile: work.path + "/errors", atomically: true, encoding: .utf8)
        #expect(RunLog(folder: work.path).lastMessage(work.path + "/errors") == message)
    }

    /// A record that was cut off by the end of the process is left out, and what was printed after the last one is added; the
    /// folder's name never gets into a trace.
    @Test func records() throws {
        let work = try WorkFolder()
        let lines =
            "{\"stepBegan\":{\"index\":0}}\n{\"event\":{\"_0\":{\"printed\":{\"_0\":\"\(work.path)\\/a\"}}}}\n{\"event\":{\"_0"
        try lines.write(toFile: work.path + "/records", atomically: true, encoding: .utf8)
        try "\(work.path)/a\n\nlast words".write(toFile: work.path + "/output", atomically: true, encoding: .utf8)
        let records = RunLog(folder: work.path).records(work.path + "/records", printed: work.path + "/output")
        #expect(
            records == [
                .stepBegan(index: 0), .event(.printed("/scenario/a")), .event(.printed("")), .event(.printed("last words")),
            ])
    }
}
