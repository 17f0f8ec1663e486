import Articles
import Findings
import Trace

/// The lifetimes that a subject such as `Row`, `Row#2` or `Row("Ann")` speaks of.
struct ViewSelection {
    /// All, in the order in which they started.
    let lifetimes: Set<Int>
    let before: [Int]
    let after: [Int]

    init(type: String, selector: ViewReference.Selector?, in outcome: StepOutcome, countsBefore: Bool) {
        func isOfType(_ id: Int) -> Bool { outcome.lifetime(id)?.type == type }
        let before = outcome.aliveBefore.filter(isOfType)
        let after = outcome.aliveAfter.filter(isOfType)
        switch selector {
        case nil:
            (self.before, self.after) = (before, after)
            lifetimes = Set(outcome.run.lifetimes.filter { $0.type == type }.map(\.id))
        case .identity(let identity)?:
            let chosen = Set(outcome.run.lifetimes.filter { $0.type == type && $0.explicitIdentity == identity }.map(\.id))
            (self.before, self.after) = (before.filter(chosen.contains), after.filter(chosen.contains))
            lifetimes = chosen
        case .ordinal(let ordinal)?:
            let order = countsBefore ? before : after
            let chosen = order.indices.contains(ordinal - 1) ? [order[ordinal - 1]] : []
            (self.before, self.after) = (before.filter(chosen.contains), after.filter(chosen.contains))
            lifetimes = Set(chosen)
        }
    }
}
