import Articles
import Findings
import Trace

/// Holds the claims of one scenario against its runs.
struct ClaimCheck {
    let scenario: Scenario
    /// Empty when the program does not compile or was not run.
    let runs: [Run]
    let views: KnownViews
    /// Said of every claim when there are no runs.
    let missing: ClaimFact.NotEvaluated

    init(_ scenario: Scenario, trace: Trace?, declaredTypes: some Sequence<String>, missing: ClaimFact.NotEvaluated) {
        self.scenario = scenario
        runs = trace?.runs ?? []
        views = KnownViews(runs: runs, declared: declaredTypes)
        self.missing = missing
    }

    /// One for each claim of each step, in the order of the file.
    func results() -> [ClaimResult] {
        scenario.steps.enumerated().flatMap { index, step in
            step.claims.enumerated().map { position, claim in result(of: claim, step: index, position: position) }
        }
    }

    /// `position` is the claim's index in its step; nil for a claim that stands elsewhere.
    func result(of claim: Claim, step: Int, position: Int?) -> ClaimResult {
        let meant = claim.variant.map { variant in runs.filter { $0.variant == variant.value } } ?? runs
        if meant.isEmpty {
            return ClaimResult(claim: claim, step: step, findings: [Finding(.claim(.notEvaluated(missing)), at: claim.range)])
        }
        let findings = meant.flatMap { run in
            problems(of: claim, step: step, position: position, in: run).map { problem in
                let fact = run.variant.map { ClaimFact.inVariant($0, problem.value) } ?? problem.value
                return Finding(.claim(fact), at: problem.range)
            }
        }
        return ClaimResult(claim: claim, step: step, findings: findings)
    }

    private func problems(of claim: Claim, step: Int, position: Int?, in run: Run) -> [Located<ClaimFact>] {
        func problem(_ fact: ClaimFact, at range: SourceRange? = nil) -> [Located<ClaimFact>] {
            [Located(fact, at: range ?? claim.range)]
        }
        if case .traps(let part) = claim.statement { return trapProblems(part, step: step, run) }
        guard let outcome = StepOutcome(run, step: step) else { return problem(.notEvaluated(run.ending.reason)) }
        if !outcome.isFinished && !claim.statement.speaksOfEventsOnly { return problem(.notEvaluated(run.ending.reason)) }
        let printed = outcome.printed
        switch claim.statement {
        case .view(let subject, let facts): return viewProblems(subject, facts, outcome)
        case .undefined(let subject):
            guard case .failure(let failure) = views.resolve(subject.value.type) else { return [] }
            return problem(failure.fact, at: subject.range)
        case .prints(let lines, let order):
            let expected = lines.map(\.value)
            let holds = order == .given ? printed == expected : printed.sorted() == expected.sorted()
            return holds ? [] : problem(.prints(expected: expected, measured: printed, inAnyOrder: order == .any))
        case .printsNothing: return printed.isEmpty ? [] : problem(.printsNothing(measured: printed))
        case .printsContaining(let part):
            let holds = printed.contains { $0.contains(part.value) }
            return holds ? [] : problem(.printsContaining(part: part.value, measured: printed), at: part.range)
        case .warns(let part):
            let holds = outcome.warned.contains { $0.contains(part.value) }
            return holds ? [] : problem(.warns(part: part.value, measured: outcome.warned), at: part.range)
        case .shows(let text):
            let texts = outcome.visibleTexts
            return texts.contains(text.value) ? [] : problem(.shows(text: text.value, onScreen: texts), at: text.range)
        case .showsContaining(let part):
            let texts = outcome.visibleTexts
            let holds = texts.contains { $0.contains(part.value) }
            return holds ? [] : problem(.showsContaining(part: part.value, onScreen: texts), at: part.range)
        case .hides(let text):
            return outcome.visibleTexts.contains(text.value) ? problem(.hides(text: text.value), at: text.range) : []
        case .expect(let expression):
            switch position.flatMap({ outcome.step.expectations[$0] }) {
            case .value(true)?: return []
            case .value(false)?: return problem(.expectation(expression: expression.value), at: expression.range)
            case .threw(let error)?:
                return problem(.expectationThrew(expression: expression.value, error: error), at: expression.range)
            case nil: return problem(.notEvaluated(.noResult))
            }
        case .traps: return []
        }
    }

    private func viewProblems(
        _ subject: Located<ViewReference>, _ facts: [Located<ViewFact>], _ outcome: StepOutcome
    ) -> [Located<ClaimFact>] {
        switch views.resolve(subject.value.type) {
        case .failure(let problem): return [Located(problem.fact, at: subject.range)]
        case .success(let type):
            let check = ViewFactCheck(outcome: outcome, subject: subject.value, type: type, views: views)
            return facts.enumerated().compactMap { index, fact in
                check.problem(with: fact.value, after: index == 0 ? nil : facts[index - 1].value)
                    .map { Located($0, at: fact.range) }
            }
        }
    }

    /// The program must stop in the claim's own step.
    private func trapProblems(_ part: Located<String>, step: Int, _ run: Run) -> [Located<ClaimFact>] {
        guard case .trapped(let message) = run.ending, run.steps.count == step + 1 else {
            if run.ending != .completed, run.steps.count <= step {
                return [Located(.notEvaluated(run.ending.reason), at: part.range)]
            }
            return [Located(.traps(part: part.value, message: nil), at: part.range)]
        }
        return message.contains(part.value) ? [] : [Located(.traps(part: part.value, message: message), at: part.range)]
    }
}

extension StepOutcome {
    fileprivate var visibleTexts: [String] { step.screen?.visibleTexts.uniqued() ?? [] }
}

extension Claim.Statement {
    /// Whether it can be answered of a step that did not come to its end.
    fileprivate var speaksOfEventsOnly: Bool {
        switch self {
        case .prints, .printsNothing, .printsContaining, .warns, .undefined: true
        default: false
        }
    }
}

extension Run.Ending {
    fileprivate var reason: ClaimFact.NotEvaluated {
        switch self {
        // A run that is completed has every step; one that misses some was not understood.
        case .completed: .noResult
        case .stepFailed: .stepFailed
        case .trapped(let message): .trapped(message: message)
        case .exited(let status): .exited(status: status)
        case .timedOut: .timedOut
        case .wroteTooMuch, .killed: .stopped
        }
    }
}
