import Foundation
import Trace

/// Runs one scenario in one variant, in a process and a folder of its own.
struct ScenarioProcess: Sendable {
    let executable: String
    /// In the program, from 0.
    let scenario: Int
    let variant: Int
    let variantName: String?
    let sdk: Int
    let limits: RunLimits
    let sandbox: Sandbox

    func run() throws -> Run {
        let work = try WorkFolder()
        let records = work.path + "/records"
        let output = work.path + "/output"
        let errors = work.path + "/errors"
        let folder = work.path + "/folder"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
        // The shell sets the limits, which stay with the process that takes its place.
        let limited =
            "cd \"$1\" && ulimit -c 0 && ulimit -v \(limits.megabytes * 1024) && ulimit -f \(limits.outputMegabytes * 2048)"
            + " && shift && exec \"$@\""
        let program = sandbox.wrap([executable, "\(scenario)", "\(variant)"], writable: work.path)
        let ending = try ChildProcess(
            executable: "/bin/sh", arguments: ["-c", limited, "sh", folder] + program,
            environment: [
                "SELFSAME_RECORDS": records, "SELFSAME_STDOUT": output, "SELFSAME_SDK": "\(sdk)",
                "SWIFT_DETERMINISTIC_HASHING": "1", "SWIFT_BACKTRACE": "enable=no", "LANG": "C.UTF-8", "TZ": "UTC",
            ],
            standardOutput: output, standardError: errors, timeLimit: limits.seconds
        ).run()
        let log = RunLog(folder: work.path)
        return Run(
            variant: variantName, records: log.records(records, printed: output),
            ending: self.ending(sandbox.unwrap(ending), message: log.lastMessage(errors)))
    }

    private func ending(_ ending: ChildProcess.Ending, message: String?) -> Run.Ending {
        switch ending {
        case .timedOut: return .timedOut(seconds: limits.seconds)
        case .exited(let status): return .exited(status: Int(status))
        case .signalled(SIGXFSZ): return .wroteTooMuch(bytes: limits.outputMegabytes << 20)
        case .signalled(let signal):
            let isRuntimeError = [SIGILL, SIGTRAP, SIGABRT].contains(signal)
            if isRuntimeError, let message { return .trapped(message: message) }
            return .killed(signal: Int(signal))
        }
    }
}
