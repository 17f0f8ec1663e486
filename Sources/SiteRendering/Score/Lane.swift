import Trace

/// Lifetimes that share a row: they follow each other at one place.
struct Lane {
    let type: String
    let place: String
    /// The lane of the view that encloses it.
    var parent: Int?
    /// Ids of lifetimes, in the order of starting.
    var lifetimes: [Int]

    /// The lanes of a run, siblings in the order of the tree.
    static func all(in timeline: Timeline) -> [Lane] {
        var lanes: [Lane] = []
        var laneOfLifetime: [Int: Int] = [:]
        for lifetime in timeline.run.lifetimes {
            // A lifetime that is still on its way out, under a transition, keeps its lane for itself.
            let free = lanes.firstIndex { lane in
                lane.type == lifetime.type && lane.place == lifetime.place
                    && lane.lifetimes.allSatisfy { timeline.hasEnded($0, whenStarting: lifetime.id) }
            }
            if let free {
                lanes[free].lifetimes.append(lifetime.id)
                laneOfLifetime[lifetime.id] = free
            } else {
                let parent = lifetime.parent.flatMap { laneOfLifetime[$0] }
                lanes.append(Lane(type: lifetime.type, place: lifetime.place, parent: parent, lifetimes: [lifetime.id]))
                laneOfLifetime[lifetime.id] = lanes.count - 1
            }
        }
        return sorted(lanes, laneOfLifetime: laneOfLifetime, run: timeline.run)
    }

    /// The lanes in the order of the tree, each new one put behind the one that it follows in the first step that has it,
    /// and behind those that this step no longer has: what comes second at a place stands second.
    private static func sorted(_ lanes: [Lane], laneOfLifetime: [Int: Int], run: Run) -> [Lane] {
        var order: [Int] = []
        for step in run.steps {
            let alive = Set(step.alive.compactMap { laneOfLifetime[$0.lifetime] })
            var previous: Int?
            for instance in step.alive {
                guard let lane = laneOfLifetime[instance.lifetime] else { continue }
                if !order.contains(lane) {
                    let behind = previous.flatMap { order.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
                    let position = order[behind...].firstIndex(where: alive.contains) ?? order.count
                    order.insert(lane, at: position)
                }
                previous = lane
            }
        }
        order += lanes.indices.filter { !order.contains($0) }
        let newIndex = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
        return order.map { old in
            var lane = lanes[old]
            lane.parent = lane.parent.flatMap { newIndex[$0] }
            return lane
        }
    }
}

extension Timeline {
    /// Whether a lifetime was over by the end of the step in which another one started.
    fileprivate func hasEnded(_ lifetime: Int, whenStarting other: Int) -> Bool {
        guard let ending = endings[lifetime] else { return false }
        return ending <= starts[other] ?? ending
    }
}
