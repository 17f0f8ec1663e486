import Trace

/// Writes a run down by hand, the way the engine would record it.
struct RunRecorder {
    private(set) var run = Run()
    private var alive: [Int] = []
    private var held: [Int: [Step.Property]] = [:]

    init(variant: String? = nil) { run.variant = variant }

    /// Starts a lifetime and evaluates its body for the first time.
    mutating func start(
        _ type: String, place: String, _ start: Lifetime.Start = .began, parent: Int? = nil, identity: String? = nil,
        holding properties: [Step.Property] = []
    ) -> Int {
        let id = run.lifetimes.count + 1
        run.lifetimes.append(
            Lifetime(
                id: id, type: type, kind: .view, start: start, ownsState: properties.contains { $0.wrapper == "State" },
                place: place, explicitIdentity: identity, parent: parent))
        alive.append(id)
        held[id] = properties
        record(.started(view: id))
        record(.evaluated(view: id, causes: [start == .began ? .first : .identity]))
        return id
    }

    mutating func end(_ id: Int) {
        alive.removeAll { $0 == id }
        held[id] = nil
        record(.ended(view: id))
    }

    mutating func evaluate(_ id: Int, because causes: Cause...) { record(.evaluated(view: id, causes: causes)) }

    mutating func write(_ id: Int, _ property: String, _ value: String) {
        guard let index = held[id]?.firstIndex(where: { $0.name == property }), let old = held[id]?[index].value else { return }
        held[id]?[index].value = value
        record(.wrote(view: id, property: property, from: old, to: value, changed: old != value))
    }

    mutating func record(_ event: Event) { run.steps[run.steps.count - 1].events.append(event) }

    /// Begins a step, does what is in it, and notes how things stand at its end.
    mutating func step(screen: ScreenElement? = nil, time: Double = 0, _ actions: (inout RunRecorder) -> Void = { _ in }) {
        run.steps.append(Step(index: run.steps.count, time: time))
        actions(&self)
        run.steps[run.steps.count - 1].screen = screen
        run.steps[run.steps.count - 1].alive = alive.map { Step.Instance(lifetime: $0, properties: held[$0] ?? []) }
    }

    mutating func end(with ending: Run.Ending) { run.ending = ending }
}

extension Step.Property {
    static func state(_ name: String, _ value: String) -> Self { Self(name: name, wrapper: "State", value: value) }
    static func plain(_ name: String, _ value: String) -> Self { Self(name: name, value: value) }
}

extension ScreenElement {
    static func column(_ children: ScreenElement...) -> Self { Self(kind: "vstack", children: children) }
    static func text(_ text: String) -> Self { Self(kind: "text", text: text) }
    static func button(_ text: String) -> Self { Self(kind: "button", text: text) }
}
