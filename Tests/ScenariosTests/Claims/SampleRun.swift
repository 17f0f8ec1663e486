import Trace

/// A run by hand, of four steps: `Counter` appears, is evaluated three times, leaves, and comes back reset. Three rows stay.
enum SampleRun {
    static let steps = ["launch Session()", "tap \"Join\" × 3", "tap \"Hide\"", "tap \"Show\""]

    static func make(variant: String? = nil, count: String = "3", ending: Run.Ending = .completed, until last: Int = 3) -> Run {
        var run = Run(variant: variant, ending: ending)
        run.lifetimes = [
            lifetime(1, "Session", .began, ownsState: true),
            lifetime(2, "Counter", .began, ownsState: true),
            lifetime(3, "List.Row", .began, identity: "1"),
            lifetime(4, "List.Row", .began, identity: "\"Ann\""),
            lifetime(5, "List.Row", .began, identity: "3"),
            lifetime(6, "Counter", .reset, ownsState: true),
            lifetime(7, "Flash", .began),
        ]
        let rows = [
            instance(3, ["title": "\"a\""]), instance(4, ["title": "\"b\""]), instance(5, ["title": "\"b\""]),
        ]
        let session = instance(1, ["isOpen": "true"])
        run.steps = [
            RunStep(
                index: 0,
                events: (1...5).map { Event.started(view: $0) }
                    + [.printed("init"), .evaluated(view: 1, causes: [.first]), .evaluated(view: 2, causes: [.first])]
                    + (3...5).map { Event.evaluated(view: $0, causes: [.first]) },
                alive: [session, instance(2, ["count": "0"])] + rows,
                screen: ScreenElement(
                    kind: "vstack",
                    children: [
                        ScreenElement(kind: "button", text: "Join"),
                        ScreenElement(kind: "text", text: "Ghost", modifiers: ["opacity": "0"]),
                        ScreenElement(
                            kind: "group", modifiers: ["hidden": "true"],
                            children: [ScreenElement(kind: "text", text: "Hidden")]),
                        ScreenElement(kind: "textField", text: "Name", value: "Bob"),
                        ScreenElement(kind: "toggle", text: "Wi-Fi", value: "on"),
                    ]), expectations: [0: .value(true)]),
            RunStep(
                index: 1,
                events: (0..<3).map { _ in Event.evaluated(view: 2, causes: [.stored(wrapper: "State", name: "count")]) }
                    + [.printed("a"), .printed("b"), .warned("Modifying state during view update"), .started(view: 7)]
                    + [.evaluated(view: 7, causes: [.first]), .ended(view: 7)],
                alive: [session, instance(2, ["count": count])] + rows, expectations: [0: .value(false)]),
            RunStep(
                index: 2,
                events: [
                    .evaluated(view: 1, causes: [.stored(wrapper: "State", name: "isOpen"), .environment(path: "\\.locale")]),
                    .ended(view: 2), .ended(view: 5),
                ], alive: [session] + rows.dropLast()),
            RunStep(
                index: 3, events: [.started(view: 6), .evaluated(view: 6, causes: [.identity])],
                alive: [session, instance(6, ["count": "0.0"])] + rows.dropLast()),
        ]
        run.steps.removeLast(3 - last)
        return run
    }

    private static func lifetime(
        _ id: Int, _ type: String, _ start: Lifetime.Start, ownsState: Bool = false, identity: String? = nil
    ) -> Lifetime {
        Lifetime(
            id: id, type: type, kind: .view, start: start, ownsState: ownsState, place: "\(id)", explicitIdentity: identity)
    }

    private static func instance(_ id: Int, _ values: KeyValuePairs<String, String>) -> RunStep.Instance {
        RunStep.Instance(lifetime: id, properties: values.map { RunStep.Property(name: $0.key, value: $0.value) })
    }
}
