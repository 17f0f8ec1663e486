import Findings
import Foundation
import Scenarios

/// Results go to standard output, all else to standard error.
struct Console: Sendable {
    let isQuiet: Bool

    func say(_ text: String) { print(text) }

    static func complain(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }

    /// What is going on, for someone who waits.
    func note(_ text: String) {
        if !isQuiet { Self.complain(text) }
    }

    func report(_ progress: Checker.Progress) {
        switch progress {
        case .buildingKit(let compiler):
            note("Building the engine for \(compiler); this happens once and takes about half a minute.")
        case .planned(0, _): break
        case .planned(let programs, let known):
            note("Compiling \(programs) program\(programs == 1 ? "" : "s")" + (known > 0 ? "; \(known) did not change." : "."))
        case .finishedProgram(let article, let done, let all): note("[\(done)/\(all)] \(article)")
        }
    }

    /// All findings, and a line that counts them.
    func show(_ findings: [Finding]) {
        for finding in findings { say(FindingText.render(finding) + "\n") }
    }
}
