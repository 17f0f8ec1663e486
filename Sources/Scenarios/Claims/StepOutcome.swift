import Articles
import Findings
import Trace

/// What claims can ask of one step of one run.
struct StepOutcome {
    let run: Run
    let index: Int
    let step: RunStep
    /// Whether the step went to its end, so that it is known how things stood after it.
    let isFinished: Bool
    /// Lifetimes that were alive before the step, in tree order.
    let aliveBefore: [Int]
    /// Lifetimes that are alive after the step, in tree order.
    let aliveAfter: [Int]

    /// Nil when the run did not come to this step.
    init?(_ run: Run, step index: Int) {
        guard run.steps.indices.contains(index) else { return nil }
        self.run = run
        self.index = index
        step = run.steps[index]
        isFinished = run.ending == .completed || index + 1 < run.steps.count
        aliveBefore = index == 0 ? [] : run.steps[index - 1].alive.map(\.lifetime)
        aliveAfter = step.alive.map(\.lifetime)
    }

    func lifetime(_ id: Int) -> Lifetime? { run.lifetimes.indices.contains(id - 1) ? run.lifetimes[id - 1] : nil }

    var printed: [String] {
        step.events.compactMap { if case .printed(let line) = $0 { line } else { nil } }
    }

    var warned: [String] {
        step.events.compactMap { if case .warned(let text) = $0 { text } else { nil } }
    }

    /// Causes of the evaluations of these lifetimes in this step, one array for each evaluation.
    func evaluations(of lifetimes: Set<Int>) -> [[String]] { Self.evaluations(of: lifetimes, in: step) }

    func evaluationsSinceLaunch(of lifetimes: Set<Int>) -> [[String]] {
        run.steps[...index].flatMap { Self.evaluations(of: lifetimes, in: $0) }
    }

    private static func evaluations(of lifetimes: Set<Int>, in step: RunStep) -> [[String]] {
        step.events.compactMap { event in
            guard case .evaluated(let view, let causes) = event, lifetimes.contains(view) else { return nil }
            return causes.map(\.text)
        }
    }

    /// Lifetimes that started in this step.
    var started: [Lifetime] {
        step.events.compactMap { if case .started(let view) = $0 { lifetime(view) } else { nil } }
    }
}
