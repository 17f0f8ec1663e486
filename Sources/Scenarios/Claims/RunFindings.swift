import Articles
import Findings
import Trace

/// What has to be said about a scenario's runs, besides its claims: how they ended, and warnings that nothing speaks of.
struct RunFindings {
    let scenario: Scenario
    let trace: Trace

    func findings() -> [Finding] { trace.runs.flatMap { endings($0) + warnings($0) }.uniqued() }

    private func endings(_ run: Run) -> [Finding] {
        let step = scenario.steps.indices.contains(run.steps.count - 1) ? scenario.steps[run.steps.count - 1] : nil
        let range = step?.action.range ?? scenario.infoRange
        let fact: ProgramFact
        switch run.ending {
        case .completed: return []
        case .stepFailed(let failure):
            let problem = ProgramFact.StepProblem(rawValue: failure.reason.rawValue) ?? .notFound
            fact = .stepFailed(problem, subject: failure.subject, candidates: failure.candidates)
        case .trapped(let message):
            // The claim itself says what is wrong when it names another message.
            if step?.claims.contains(where: { $0.isAbout(run) && $0.statement.isTrap }) == true { return [] }
            fact = .trapped(message: message)
        case .exited(let status): fact = .exited(status: status)
        case .timedOut(let seconds): return [Finding(.program(.timedOut(seconds: seconds)), at: scenario.infoRange)]
        case .wroteTooMuch(let bytes): fact = .wroteTooMuch(bytes: bytes)
        case .killed(let signal): fact = .killed(signal: signal)
        }
        return [Finding(.program(fact), at: range)]
    }

    private func warnings(_ run: Run) -> [Finding] {
        zip(scenario.steps, run.steps.indices).flatMap { step, index in
            let expected = step.claims.filter { $0.isAbout(run) }.compactMap(\.statement.expectedWarning)
            let said = StepOutcome(run, step: index)?.warned.uniqued() ?? []
            return said.filter { text in !expected.contains { text.contains($0) } }
                .map { Finding(.program(.runtimeWarning(text: $0)), at: step.action.range) }
        }
    }
}

extension Claim {
    fileprivate func isAbout(_ run: Run) -> Bool { variant == nil || variant?.value == run.variant }
}

extension Claim.Statement {
    fileprivate var isTrap: Bool { if case .traps = self { true } else { false } }
    fileprivate var expectedWarning: String? { if case .warns(let part) = self { part.value } else { nil } }
}
