import Articles
import Findings
import Trace

/// Holds `before Other body` against the order of events in a step.
struct OrderCheck {
    let fact: ViewFactCheck
    /// The fact before it on the line, which names the event.
    let previous: ViewFact?

    func problem(_ other: ViewReference) -> ClaimFact? {
        let type: String
        switch fact.views.resolve(other.type) {
        case .success(let resolved): type = resolved
        case .failure(let problem): return problem.fact
        }
        let outcome = fact.outcome
        let others = ViewSelection(type: type, selector: other.selector, in: outcome, countsBefore: false).lifetimes
        let theirs = outcome.step.events.firstIndex { isEvaluation($0, of: others) }
        func failure(_ problem: ClaimFact.OrderProblem) -> ClaimFact {
            .order(view: fact.name, event: previous?.word ?? "nothing", other: other.text, problem)
        }
        guard let ours = firstEvent() else { return failure(.eventMissing) }
        guard let theirs else { return failure(.otherMissing) }
        return ours < theirs ? nil : failure(.later)
    }

    /// Position in the step's events.
    private func firstEvent() -> Int? {
        var isEnd = false
        if case .ended? = previous { isEnd = true }
        let ours = fact.selection(countsBefore: isEnd).lifetimes
        return fact.outcome.step.events.firstIndex { event in
            switch (previous, event) {
            case (.body?, .evaluated), (.bodyTotal?, .evaluated): isEvaluation(event, of: ours)
            case (.because(let cause, _)?, .evaluated(let view, let causes)):
                ours.contains(view) && causes.contains { $0.text == cause }
            case (.began?, .started(let view)): isStart(view, .began, of: ours)
            case (.reset?, .started(let view)): isStart(view, .reset, of: ours)
            case (.restarted?, .started(let view)): isStart(view, .restarted, of: ours)
            case (.ended?, .ended(let view)): ours.contains(view)
            default: false
            }
        }
    }

    private func isEvaluation(_ event: Event, of lifetimes: Set<Int>) -> Bool {
        if case .evaluated(let view, _) = event { lifetimes.contains(view) } else { false }
    }

    private func isStart(_ view: Int, _ start: Lifetime.Start, of lifetimes: Set<Int>) -> Bool {
        lifetimes.contains(view) && fact.outcome.lifetime(view)?.start == start
    }
}
