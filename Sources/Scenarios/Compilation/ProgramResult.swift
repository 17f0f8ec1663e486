import Trace

/// What came of a program, as it is kept in the cache.
struct ProgramResult: Codable, Sendable {
    /// One compilation. A program of which an expression of a scenario does not compile is tried again without that scenario.
    struct Attempt: Codable, Sendable {
        /// Positions in the program's scenarios, not in the article's, so that they still hold when others are added above.
        var leftOutScenarios: Set<Int>
        var leftOutNames: Set<String>
        var diagnostics: [CompilerDiagnostic]
        var succeeded: Bool
    }

    var attempts: [Attempt]
    /// By the position in the program's scenarios.
    var traces: [Int: Trace]

    var succeeded: Bool { attempts.last?.succeeded == true }

    /// Whether another try may come out differently.
    var dependsOnTheMachine: Bool {
        traces.values.flatMap(\.runs).contains { run in
            switch run.ending {
            case .timedOut, .killed: true
            default: false
            }
        }
    }
}
