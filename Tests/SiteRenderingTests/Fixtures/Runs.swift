import Trace

/// Runs that tests and figures are made of.
enum Runs {
    /// A counter inside an `if`: launch, three taps, hide, show.
    static func hideThenShow(variant: String? = nil, keepsCounter: Bool = false) -> Run {
        var recorder = RunRecorder(variant: variant)
        var session = 0
        var counter = 0
        recorder.step(screen: .column(.button("Hide"), .text("0 joined"), .button("Join"))) {
            session = $0.start("Session", place: "root", holding: [.state("isOpen", "true")])
            counter = $0.start("Counter", place: "root/if", parent: session, holding: [.state("count", "0")])
        }
        recorder.step(screen: .column(.button("Hide"), .text("3 joined"), .button("Join"))) {
            for count in 1...3 {
                $0.write(counter, "count", "\(count)")
                $0.evaluate(counter, because: .stored(wrapper: "State", name: "count"))
            }
        }
        recorder.step(screen: .column(.button("Show"))) {
            $0.write(session, "isOpen", "false")
            $0.evaluate(session, because: .stored(wrapper: "State", name: "isOpen"))
            if !keepsCounter { $0.end(counter) }
        }
        recorder.step(screen: .column(.button("Hide"), .text(keepsCounter ? "3 joined" : "0 joined"), .button("Join"))) {
            $0.write(session, "isOpen", "true")
            $0.evaluate(session, because: .stored(wrapper: "State", name: "isOpen"))
            if !keepsCounter {
                counter = $0.start("Counter", place: "root/if", .reset, parent: session, holding: [.state("count", "0")])
            }
        }
        return recorder.run
    }

    /// A list of rows with identities: all of them at launch, then one leaves and one is written to.
    static func rows(_ count: Int, steps: Int = 3) -> Run {
        var recorder = RunRecorder()
        var rows: [Int] = []
        recorder.step {
            let list = $0.start("Guests", place: "root", holding: [.state("names", "[\(count)]")])
            for index in 1...count {
                rows.append(
                    $0.start(
                        "Row", place: "root/\(index)", parent: list, identity: "\(index)", holding: [.state("note", "\"\"")]))
            }
        }
        for step in 1..<steps {
            recorder.step(screen: .column(.text("Step \(step)")), time: Double(step) * 1.5) {
                if step == 1 { $0.end(rows[0]) }
                for row in rows.dropFirst() { $0.evaluate(row, because: .environment(path: "\\.locale")) }
                $0.write(rows[1], "note", "\"after step \(step)\"")
                $0.record(.printed("step \(step) of a long scenario"))
                $0.record(.skipped(view: 1, reason: .equalValue))
            }
        }
        return recorder.run
    }

    /// One view whose `.id` changes: the old lifetime ends and the new one starts in the same step.
    static func identityChange() -> Run {
        var recorder = RunRecorder()
        var editor = 0
        recorder.step { editor = $0.start("Editor", place: "root", identity: "1", holding: [.state("draft", "\"\"")]) }
        recorder.step {
            $0.write(editor, "draft", "\"Hi\"")
            $0.evaluate(editor, because: .stored(wrapper: "State", name: "draft"))
        }
        recorder.step {
            $0.end(editor)
            editor = $0.start("Editor", place: "root", .reset, identity: "2", holding: [.state("draft", "\"\"")])
        }
        recorder.step()
        return recorder.run
    }
}
