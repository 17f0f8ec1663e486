import Trace

/// The most telling way in which the variants of a scenario differ.
enum VariantDifference: Hashable, Sendable {
    /// In one step some variants keep state that others lose.
    case keptOrLost(keepers: [String], losers: [String], view: String, property: String, value: String, step: Int)
    /// In one step a view's lifetime goes on in some variants and ends in others; it holds no state.
    case keptOrEnded(keepers: [String], losers: [String], view: String, step: Int)
    /// After a step a property has different values.
    case values(view: String, property: String, step: Int, [Pair])
    /// A body ran differently often, over all steps.
    case evaluations(view: String, [Pair])
    /// Nothing that the figure shows differs.
    case none

    /// A variant with what was found in it.
    struct Pair: Hashable, Sendable {
        var variant: String
        var value: String
    }

    /// Nil when there are fewer than two runs with names, and when the views differ so much that the figure speaks for itself.
    static func between(_ runs: [Run], stepCount: Int) -> VariantDifference? {
        let named = runs.compactMap { run in
            run.variant.map { VariantScore(variant: $0, score: Score(run, stepCount: stepCount)) }
        }
        guard named.count > 1 else { return nil }
        return lossOrEnding(named, stepCount: stepCount) ?? differingValues(named, stepCount: stepCount)
            ?? differingCounts(named) ?? (Set(named.map(\.viewLabels)).count == 1 ? VariantDifference.none : nil)
    }

    private static func lossOrEnding(_ runs: [VariantScore], stepCount: Int) -> VariantDifference? {
        for step in 0..<stepCount {
            for label in runs[0].viewLabels {
                let cells = runs.map { run in (run, run.cell(label, step: step)) }
                let keepers = cells.filter { $0.1?.isKept == true }.map(\.0)
                let losers = cells.filter { ($0.1?.endings ?? 0) > 0 }.map(\.0)
                guard let loser = losers.first, !keepers.isEmpty else { continue }
                let (keeping, losing) = (keepers.map(\.variant), losers.map(\.variant))
                if let lost = loser.lost(by: label, step: step) {
                    return .keptOrLost(
                        keepers: keeping, losers: losing, view: label, property: lost.property, value: lost.value, step: step)
                }
                return .keptOrEnded(keepers: keeping, losers: losing, view: label, step: step)
            }
        }
        return nil
    }

    private static func differingValues(_ runs: [VariantScore], stepCount: Int) -> VariantDifference? {
        for step in 0..<stepCount {
            for (view, property) in runs[0].properties {
                let pairs = runs.compactMap { run in
                    run.value(of: property, in: view, step: step).map { Pair(variant: run.variant, value: $0) }
                }
                if pairs.count == runs.count, Set(pairs.map(\.value)).count > 1 {
                    return .values(view: view, property: property, step: step, pairs)
                }
            }
        }
        return nil
    }

    private static func differingCounts(_ runs: [VariantScore]) -> VariantDifference? {
        for label in runs[0].viewLabels {
            // A view that a variant does not have says nothing by running more or less often there.
            let pairs = runs.compactMap { run in
                run.evaluations(of: label).map { Pair(variant: run.variant, value: String($0)) }
            }
            if pairs.count == runs.count, Set(pairs.map(\.value)).count > 1 { return .evaluations(view: label, pairs) }
        }
        return nil
    }
}

/// A score with the name of its variant, asked by label.
private struct VariantScore {
    let variant: String
    let score: Score

    var viewLabels: [String] {
        score.rows.compactMap { if case .view = $0.content { $0.label } else { nil } }
    }

    /// Each property with the label of its view.
    var properties: [(view: String, property: String)] {
        var view = ""
        return score.rows.compactMap { row in
            if case .property = row.content { return (view, row.label) }
            view = row.label
            return nil
        }
    }

    func cell(_ label: String, step: Int) -> Score.ViewCell? {
        cells(label)?[step]
    }

    /// Nil when the variant has no such view.
    func evaluations(of label: String) -> Int? {
        cells(label)?.reduce(0) { $0 + $1.evaluations }
    }

    /// The value after a step, which may have been set in an earlier one.
    func value(of property: String, in view: String, step: Int) -> String? {
        guard let cells = propertyCells(view).first(where: { $0.property == property })?.cells, cells[step].bar != nil
        else { return nil }
        return cells[...step].last { $0.value != nil }?.value
    }

    /// The first value that went away with the view in a step.
    func lost(by view: String, step: Int) -> (property: String, value: String)? {
        propertyCells(view).lazy.compactMap { name, cells in cells[step].lost.map { (name, $0) } }.first
    }

    private func cells(_ label: String) -> [Score.ViewCell]? {
        for row in score.rows where row.label == label {
            if case .view(let cells) = row.content { return cells }
        }
        return nil
    }

    private func propertyCells(_ view: String) -> [(property: String, cells: [Score.PropertyCell])] {
        var owner = ""
        return score.rows.compactMap { row in
            if case .property(_, let cells) = row.content { return owner == view ? (row.label, cells) : nil }
            owner = row.label
            return nil
        }
    }
}
