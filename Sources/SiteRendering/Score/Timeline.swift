import Trace

/// When the lifetimes of a run started and ended, and what they held.
struct Timeline {
    let run: Run
    /// The step in which a lifetime started, by its id.
    private(set) var starts: [Int: Int] = [:]
    /// The step in which a lifetime ended, by its id; none for one that is alive at the end.
    private(set) var endings: [Int: Int] = [:]
    /// Evaluations by step, then by lifetime.
    private(set) var evaluations: [[Int: Int]]
    private let properties: [[Int: [Step.Property]]]

    init(_ run: Run) {
        self.run = run
        evaluations = run.steps.map { _ in [:] }
        properties = run.steps.map { step in
            Dictionary(step.alive.map { ($0.lifetime, $0.properties) }, uniquingKeysWith: { first, _ in first })
        }
        for (index, step) in run.steps.enumerated() {
            for event in step.events {
                switch event {
                case .started(let view): starts[view] = index
                case .ended(let view): endings[view] = index
                case .evaluated(let view, _): evaluations[index][view, default: 0] += 1
                default: break
                }
            }
        }
    }

    /// Whether a lifetime is alive after a step.
    func isAlive(_ lifetime: Int, after step: Int) -> Bool {
        guard let start = starts[lifetime], start <= step else { return false }
        return endings[lifetime].map { $0 > step } ?? true
    }

    /// What a lifetime held after a step, in declaration order; empty when it was not alive.
    func properties(of lifetime: Int, after step: Int) -> [Step.Property] {
        properties.indices.contains(step) ? properties[step][lifetime] ?? [] : []
    }

    func value(of property: String, in lifetime: Int, after step: Int) -> String? {
        properties(of: lifetime, after: step).first { $0.name == property }?.value
    }

    /// State that goes away with a lifetime which ends in a step: its values after the step before.
    func stateLost(by lifetime: Int, in step: Int) -> [Step.Property] {
        guard endings[lifetime] == step, step > 0 else { return [] }
        return properties(of: lifetime, after: step - 1).filter(\.livesWithItsView)
    }
}

extension Step.Property {
    /// Whether the value is storage of the view's own, which ends with its lifetime.
    var livesWithItsView: Bool {
        ["State", "StateObject", "GestureState", "FocusState", "AccessibilityFocusState"].contains(wrapper)
    }
}
