import Articles
import Trace

/// What a run did where a claim looks, in the words of claims: `body 3, count = 3`.
enum Measurement {
    /// One for each run that the claim speaks of; empty when the run did not come to the step.
    static func of(_ claim: Claim, step: Int, in trace: Trace) -> [(variant: String?, text: String)] {
        trace.runs.compactMap { run in
            guard claim.variant == nil || claim.variant?.value == run.variant, run.steps.indices.contains(step) else {
                return nil
            }
            return text(claim.statement, run: run, step: step).map { (run.variant, $0) }
        }
    }

    private static func text(_ statement: Claim.Statement, run: Run, step: Int) -> String? {
        let events = run.steps[step].events
        switch statement {
        case .view(let view, let facts):
            let measured = ViewMeasurement(view.value, in: run, step: step)
            let texts = facts.map { measured.text(for: $0.value) }.filter { !$0.isEmpty }
            return texts.isEmpty ? nil : texts.joined(separator: ", ")
        case .prints, .printsNothing, .printsContaining:
            let lines = events.compactMap { if case .printed(let line) = $0 { "\"\(line)\"" } else { nil } }
            return lines.isEmpty ? "prints nothing" : "prints " + lines.joined(separator: " ")
        case .warns:
            let warnings = events.compactMap { if case .warned(let text) = $0 { "\"\(text)\"" } else { nil } }
            return warnings.isEmpty ? nil : "warns " + warnings.joined(separator: " ")
        case .traps:
            if case .trapped(let message) = run.ending { return "traps \"\(message)\"" }
            return nil
        default: return nil
        }
    }
}

/// What the views that a claim names did in one step.
private struct ViewMeasurement {
    private let timeline: Timeline
    private let step: Int
    private let lifetimes: [Int]

    init(_ reference: ViewReference, in run: Run, step: Int) {
        timeline = Timeline(run)
        self.step = step
        let named = run.lifetimes.filter { $0.type == reference.type || $0.type.hasSuffix("." + reference.type) }
        switch reference.selector {
        case nil: lifetimes = named.map(\.id)
        case .identity(let identity): lifetimes = named.filter { $0.explicitIdentity == identity }.map(\.id)
        case .ordinal(let ordinal):
            let ids = Set(named.map(\.id))
            let alive = run.steps[step].alive.map(\.lifetime).filter(ids.contains)
            lifetimes = alive.indices.contains(ordinal - 1) ? [alive[ordinal - 1]] : []
        }
    }

    func text(for fact: ViewFact) -> String {
        switch fact {
        case .body: return "body \(evaluations(in: step...step))"
        case .bodyTotal: return "body total \(evaluations(in: 0...step))"
        case .value(let name, _):
            let values = lifetimes.compactMap { timeline.value(of: name, in: $0, after: step) }
            return values.isEmpty ? "" : "\(name) = " + values.joined(separator: ", ")
        case .began: return counted("began", count { timeline.starts[$0] == step && start(of: $0) == .began })
        case .reset: return counted("reset", count { timeline.starts[$0] == step && start(of: $0) == .reset })
        case .restarted: return counted("restarted", count { timeline.starts[$0] == step && start(of: $0) == .restarted })
        case .ended: return counted("ended", count { timeline.endings[$0] == step && timeline.isAlive($0, after: step - 1) })
        case .kept:
            return counted("kept", count { timeline.isAlive($0, after: step - 1) && timeline.isAlive($0, after: step) })
        case .absent, .present:
            let alive = count { timeline.isAlive($0, after: step) }
            return alive == 0 ? "absent" : "present × \(alive)"
        case .because:
            let causes = timeline.run.steps[step].events.flatMap { event -> [Cause] in
                if case .evaluated(let view, let causes) = event, lifetimes.contains(view) { causes } else { [] }
            }
            let texts = causes.reduce(into: [String]()) { if !$0.contains($1.text) { $0.append($1.text) } }
            return texts.isEmpty ? "" : "because " + texts.joined(separator: ", ")
        case .before: return ""
        }
    }

    private func evaluations(in steps: ClosedRange<Int>) -> Int {
        steps.reduce(0) { sum, step in lifetimes.reduce(sum) { $0 + (timeline.evaluations[step][$1] ?? 0) } }
    }

    private func start(of lifetime: Int) -> Lifetime.Start { timeline.run.lifetimes[lifetime - 1].start }

    private func count(where matches: (Int) -> Bool) -> Int { lifetimes.count(where: matches) }

    private func counted(_ word: String, _ count: Int) -> String { count == 1 ? word : "\(word) × \(count)" }
}
