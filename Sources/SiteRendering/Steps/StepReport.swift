import Trace

/// What one step did, arranged for telling.
struct StepReport: Hashable, Sendable {
    var happenings: [Happening]
    /// State, and what is read through wrappers, that differs from before the step in a lifetime that went on.
    var changes: [Change]
    var printed: [String]
    var warnings: [String]
    var screen: ScreenElement?
    /// Virtual seconds since launch, where the step took some.
    var time: Double?

    struct Change: Hashable, Sendable {
        var view: String
        var property: String
        var before: String
        var after: String
    }
}

extension StepReport {
    /// - Parameter step: An index into `run.steps`.
    init(_ run: Run, step: Int, names: [Int: Score.Subject]) {
        let timeline = Timeline(run)
        let events = run.steps[step].events
        let teller = HappeningTeller(timeline: timeline, step: step, names: names)
        happenings = teller.happenings()
        changes = Self.changes(timeline, step: step, names: names)
        printed = events.compactMap { if case .printed(let line) = $0 { line } else { nil } }
        warnings = events.compactMap { if case .warned(let text) = $0 { text } else { nil } }
        screen = run.steps[step].screen
        let before = step > 0 ? run.steps[step - 1].time : 0
        time = run.steps[step].time > before ? run.steps[step].time : nil
    }

    private static func changes(_ timeline: Timeline, step: Int, names: [Int: Score.Subject]) -> [Change] {
        timeline.run.steps[step].alive.flatMap { instance in
            instance.properties.compactMap { property in
                guard let before = timeline.value(of: property.name, in: instance.lifetime, after: step - 1),
                    before != property.value, let name = names[instance.lifetime]
                else { return nil }
                return Change(view: name.label, property: property.name, before: before, after: property.value)
            }
        }
    }
}
