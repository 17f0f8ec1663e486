import Trace

extension Score {
    /// More siblings of one type than this share one row.
    static let mostRowsOfOneType = 6

    init(_ run: Run, stepCount: Int) {
        let timeline = Timeline(run)
        let lanes = Lane.all(in: timeline)
        var builder = ScoreBuilder(
            timeline: timeline, lanes: lanes, labels: LaneLabels.labels(for: lanes, in: run), stepCount: stepCount)
        builder.addRows(below: nil, depth: 0)
        self.init(stepCount: stepCount, reachedCount: run.steps.count, rows: builder.rows, names: builder.names)
    }
}

private struct ScoreBuilder {
    let timeline: Timeline
    let lanes: [Lane]
    let labels: [String]
    let stepCount: Int
    var rows: [Score.Row] = []
    var names: [Int: Score.Subject] = [:]

    /// Adds the views directly below these lanes; nil stands for the top.
    mutating func addRows(below parents: Set<Int>?, depth: Int) {
        let children = lanes.indices.filter { lane in
            parents.map { parents in lanes[lane].parent.map(parents.contains) ?? false } ?? (lanes[lane].parent == nil)
        }
        var grouped: Set<String> = []
        for lane in children {
            let siblings = children.filter { lanes[$0].type == lanes[lane].type }
            if siblings.count <= Score.mostRowsOfOneType {
                addView(lane, depth: depth)
                addRows(below: [lane], depth: depth + 1)
            } else if grouped.insert(lanes[lane].type).inserted {
                addGroup(siblings, depth: depth)
                addRows(below: Set(siblings), depth: depth + 1)
            }
        }
    }

    private mutating func addView(_ lane: Int, depth: Int) {
        let lifetimes = lanes[lane].lifetimes
        for lifetime in lifetimes { names[lifetime] = .view(labels[lane]) }
        let cells = (0..<stepCount).map { viewCell(lifetimes, step: $0) }
        rows.append(Score.Row(label: labels[lane], depth: depth, content: .view(cells)))
        for property in shownProperties(of: lifetimes) {
            let cells = (0..<stepCount).map { propertyCell(property.name, of: lifetimes, step: $0) }
            rows.append(
                Score.Row(label: property.name, depth: depth, content: .property(wrapper: property.wrapper, cells)))
        }
    }

    private mutating func addGroup(_ group: [Int], depth: Int) {
        let type = lanes[group[0]].type
        for lane in group {
            for lifetime in lanes[lane].lifetimes { names[lifetime] = .member(type: type, label: labels[lane]) }
        }
        let cells = (0..<stepCount).map { step in
            group.map { viewCell(lanes[$0].lifetimes, step: step) }.reduce(into: Score.GroupCell()) { sum, cell in
                sum.evaluations += cell.evaluations
                sum.alive += cell.bar == nil ? 0 : 1
                sum.endings += cell.endings
                for start in cell.starts { sum.starts[start, default: 0] += 1 }
            }
        }
        rows.append(Score.Row(label: type, depth: depth, content: .group(cells)))
    }

    // MARK: Cells

    private func viewCell(_ lifetimes: [Int], step: Int) -> Score.ViewCell {
        guard step < timeline.run.steps.count else { return Score.ViewCell() }
        return Score.ViewCell(
            evaluations: lifetimes.reduce(0) { $0 + (timeline.evaluations[step][$1] ?? 0) },
            starts: lifetimes.filter { timeline.starts[$0] == step }.map { timeline.run.lifetimes[$0 - 1].start },
            endings: lifetimes.count { timeline.endings[$0] == step && timeline.isAlive($0, after: step - 1) },
            bar: bar(lifetimes, step: step)?.bar)
    }

    private func propertyCell(_ name: String, of lifetimes: [Int], step: Int) -> Score.PropertyCell {
        guard step < timeline.run.steps.count else { return Score.PropertyCell() }
        let lost = lifetimes.lazy.flatMap { timeline.stateLost(by: $0, in: step) }.first { $0.name == name }?.value
        guard let (lifetime, bar) = bar(lifetimes, step: step) else { return Score.PropertyCell(lost: lost) }
        let value = timeline.value(of: name, in: lifetime, after: step)
        let before = timeline.value(of: name, in: lifetime, after: step - 1)
        let start = timeline.run.lifetimes[lifetime - 1].start
        // What the view does not own, it has not lost either.
        let isOwned = timeline.properties(of: lifetime, after: step).contains { $0.name == name && $0.livesWithItsView }
        return Score.PropertyCell(
            value: value == before ? nil : value, lost: lost, bar: bar,
            start: !bar.startsHere ? nil : start == .reset && !isOwned ? .restarted : start)
    }

    private func bar(_ lifetimes: [Int], step: Int) -> (lifetime: Int, bar: Score.Bar)? {
        guard let lifetime = lifetimes.last(where: { timeline.isAlive($0, after: step) }) else { return nil }
        let goesOn = step + 1 < timeline.run.steps.count && timeline.isAlive(lifetime, after: step + 1)
        return (lifetime, Score.Bar(startsHere: timeline.starts[lifetime] == step, endsHere: !goesOn))
    }

    /// Properties with a wrapper, and plain ones whose value is not the same all the time.
    private func shownProperties(of lifetimes: [Int]) -> [Step.Property] {
        var values: [String: Set<String>] = [:]
        var properties: [Step.Property] = []
        for step in timeline.run.steps.indices {
            for property in lifetimes.flatMap({ timeline.properties(of: $0, after: step) }) {
                if values[property.name] == nil { properties.append(property) }
                values[property.name, default: []].insert(property.value)
            }
        }
        return properties.filter { property in
            property.wrapper.map { $0 != "Namespace" } ?? ((values[property.name]?.count ?? 0) > 1)
        }
    }
}
