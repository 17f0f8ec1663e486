import Trace

/// What rows are called: the type's name, with a selector as in claims where one type has several rows.
enum LaneLabels {
    static func labels(for lanes: [Lane], in run: Run) -> [String] {
        let identities = lanes.map { identity(of: $0, in: run) }
        let identitiesByType = Dictionary(grouping: lanes.indices) { lanes[$0].type }
            .mapValues { indices in indices.map { identities[$0] } }
        var ordinals: [String: Int] = [:]
        return lanes.indices.map { index in
            let type = lanes[index].type
            ordinals[type, default: 0] += 1
            let all = identitiesByType[type] ?? []
            if all.count == 1 { return type }
            let areToldApart = !all.contains(nil) && Set(all).count == all.count
            if areToldApart, let identity = identities[index] { return "\(type)(\(identity))" }
            return "\(type)#\(ordinals[type] ?? 0)"
        }
    }

    /// The explicit identity that all lifetimes of a lane share.
    private static func identity(of lane: Lane, in run: Run) -> String? {
        let identities = Set(lane.lifetimes.map { run.lifetimes[$0 - 1].explicitIdentity })
        return identities.count == 1 ? identities.first.flatMap(\.self) : nil
    }
}
