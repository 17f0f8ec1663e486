import Foundation
import Testing

/// What the probe prints, line by line, in each mode: `Expected` holds one file for each of the probe's parts.
@Suite(.serialized) struct VirtualTimeTests {
    static let parts = ["values", "tasks", "queues", "waiting", "timers", "threads", "busy"]

    @Test(arguments: Mode.allCases, parts)
    func printsWhatIsExpected(mode: Mode, part: String) async throws {
        let file = ProbeProgram.tests.appending(path: "Expected/\(part).txt")
        let outcome = try await ProbeProgram.shared.run(part, in: mode)
        #expect(outcome.errors == "")
        #expect(outcome.output == (try String(contentsOf: file, encoding: .utf8)))
        #expect(outcome.status == 0)
    }

    private static let ownedQueue =
        "BUG IN CLIENT OF LIBDISPATCH: dispatch_sync called on queue already owned by current thread"

    @Test(arguments: parts)
    func doesTheSameInEveryRun(part: String) async throws {
        let first = try await ProbeProgram.shared.run(part, in: .swift5).output
        for _ in 1..<20 {
            let again = try await ProbeProgram.shared.run(part, in: .swift5).output
            #expect(again == first)
        }
    }

    @Test func takesNoRealTime() async throws {
        _ = try await ProbeProgram.shared.run("values", in: .swift5)
        let duration = try await ContinuousClock().measure { _ = try await ProbeProgram.shared.run("tasks", in: .swift5) }
        #expect(duration < .seconds(1), "the part lasts two seconds of virtual time")
    }

    @Test(arguments: [
        ("waits forever", "the main thread waits for something that nothing in this program will do any more"),
        ("dispatchMain", "dispatchMain() is not on virtual time"),
        ("signal source", "a DispatchSource that is no timer is not on virtual time"),
        ("alarm", "alarm is not on virtual time"),
        ("sync on own queue", ownedQueue),
        ("sync on main", ownedQueue),
        (
            "assume main",
            "BUG IN CLIENT OF LIBDISPATCH: Assertion failed: Block was expected to execute on queue [com.apple.main-thread]"
        ),
    ])
    func endsTheProcessLoudly(part: String, message: String) async throws {
        let outcome = try await ProbeProgram.shared.run(part, in: .swift5)
        #expect(outcome.errors == message + "\n")
        #expect(outcome.status == SIGABRT)
    }
}
