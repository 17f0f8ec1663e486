import Trace

/// Turns the events of a step into happenings: repeated ones become one with a count, many alike ones become one about all.
struct HappeningTeller {
    let timeline: Timeline
    let step: Int
    let names: [Int: Score.Subject]

    /// More alike happenings of one type's views than this are told as one.
    private static let mostOfOneType = 3

    func happenings() -> [Happening] {
        summarised(single().reduce(into: []) { list, next in Self.append(next, to: &list) })
    }

    /// One for each event that has something to tell, with the type of the view that it is about.
    private func single() -> [Told] {
        timeline.run.steps[step].events.compactMap { event in
            switch event {
            case .started(let view): told(view, .started(timeline.run.lifetimes[view - 1].start))
            case .ended(let view): told(view, .ended(lost: timeline.stateLost(by: view, in: step)))
            case .evaluated(let view, let causes): ran(view, causes: causes)
            case .skipped(let view, let reason): isTold(reason, of: view) ? told(view, .skipped(reason)) : nil
            case .wrote(let view, let property, _, let value, changed: false):
                told(view, .wroteEqualValue(property: property, value: value))
            case .appeared(let view): told(view, .appeared)
            case .disappeared(let view): told(view, .disappeared)
            case .changed(let view, let from, let to): told(view, .changed(from: from, to: to))
            case .taskStarted(let view, _): told(view, .taskStarted)
            case .taskCancelled(let view, _): told(view, .taskCancelled)
            case .wrote, .differed, .readEnvironment, .mutated, .printed, .warned: nil
            }
        }
    }

    /// A body that ran for one reason did not stay away for another; and where both its value and the environment were checked, the
    /// environment says more.
    private func isTold(_ reason: Event.SkipReason, of view: Int) -> Bool {
        timeline.run.steps[step].events.allSatisfy { event in
            switch event {
            case .evaluated(view, _): false
            case .skipped(view, .equalEnvironment): reason == .equalEnvironment
            default: true
            }
        }
    }

    private func ran(_ view: Int, causes: [Cause]) -> Told? {
        let further = causes.filter { $0 != .first && $0 != .identity }
        // A first evaluation needs no reason beyond the start of the lifetime.
        return further.isEmpty || further.count < causes.count ? nil : told(view, .ran(times: 1, because: further))
    }

    private func told(_ view: Int?, _ predicate: Happening.Predicate) -> Told {
        guard let view, timeline.run.lifetimes.indices.contains(view - 1) else {
            return Told(type: nil, happening: Happening(subject: .nobody, predicate: predicate))
        }
        let type = timeline.run.lifetimes[view - 1].type
        return Told(type: type, happening: Happening(subject: .view(names[view]?.label ?? type), predicate: predicate))
    }

    /// Counts a body that ran again for the same reasons, and tells only once what did not happen several times.
    private static func append(_ next: Told, to list: inout [Told]) {
        switch next.happening.predicate {
        case .ran(_, let causes):
            for index in list.indices where list[index].happening.subject == next.happening.subject {
                if case .ran(let times, causes) = list[index].happening.predicate {
                    list[index].happening.predicate = .ran(times: times + 1, because: causes)
                    return
                }
            }
            list.append(next)
        case .skipped, .wroteEqualValue:
            if !list.contains(where: { $0.happening == next.happening }) { list.append(next) }
        default: list.append(next)
        }
    }

    /// Puts one happening in the place of many that say the same of different views of one type.
    private func summarised(_ list: [Told]) -> [Happening] {
        let counts = Dictionary(grouping: list, by: \.key).mapValues(\.count)
        var summarisedKeys: Set<Told.Key> = []
        return list.compactMap { told in
            guard let type = told.type, let count = counts[told.key], count > Self.mostOfOneType else { return told.happening }
            guard summarisedKeys.insert(told.key).inserted else { return nil }
            return Happening(subject: .several(type: type, count: count), predicate: told.key.predicate)
        }
    }

    private struct Told {
        var type: String?
        var happening: Happening

        struct Key: Hashable {
            var type: String?
            var predicate: Happening.Predicate
        }

        /// Alike are happenings with the same predicate, whatever value went away.
        var key: Key {
            if case .ended = happening.predicate { return Key(type: type, predicate: .ended(lost: [])) }
            return Key(type: type, predicate: happening.predicate)
        }
    }
}
