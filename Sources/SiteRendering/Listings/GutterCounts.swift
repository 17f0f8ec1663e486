import Scenarios
import Trace

/// How often the body that stands in a line of a listing was evaluated, for each scenario that ran it.
struct GutterCounts: Hashable, Sendable {
    /// The scenario's number in its article, from 1.
    var scenario: Int
    /// For each step, one number for each run of the scenario that has such a view.
    var steps: [[Int]]

    /// One number for each run: all steps together.
    var totals: [Int] {
        guard let first = steps.first else { return [] }
        return steps.dropFirst().reduce(first) { sums, step in zip(sums, step).map(+) }
    }

    /// The counts for a line of a listing, in the order of the scenarios.
    static func of(line: ListingLine, in scenarios: [CheckedScenario]) -> [GutterCounts] {
        scenarios.compactMap { checked in
            let types = Set(checked.bodyLines.filter { $0.value == line }.keys)
            let runs = checked.trace?.runs.filter { $0.lifetimes.contains { types.contains($0.type) } } ?? []
            if runs.isEmpty { return nil }
            let timelines = runs.map(Timeline.init)
            let steps = checked.scenario.steps.indices.map { step in
                timelines.map { $0.evaluations(ofTypes: types, in: step) }
            }
            return GutterCounts(scenario: checked.scenario.index + 1, steps: steps)
        }
    }
}

extension Timeline {
    /// How often the bodies of all views of these types ran in a step; 0 for a step that the run did not come to.
    fileprivate func evaluations(ofTypes types: Set<String>, in step: Int) -> Int {
        guard evaluations.indices.contains(step) else { return 0 }
        return evaluations[step].reduce(0) { sum, entry in
            types.contains(run.lifetimes[entry.key - 1].type) ? sum + entry.value : sum
        }
    }
}
