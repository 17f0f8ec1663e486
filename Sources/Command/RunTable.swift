import Articles
import Scenarios
import Trace

/// What a scenario did, step by step, for a terminal.
struct RunTable {
    private let checked: CheckedScenario

    init(_ checked: CheckedScenario) { self.checked = checked }

    var text: String {
        let scenario = checked.scenario
        var lines = ["scenario \(scenario.index + 1)" + (scenario.title.map { " “\($0.value)”" } ?? "")]
        guard let trace = checked.trace else { return lines.joined() + "\n  not run\n" }
        for run in trace.runs {
            if let variant = run.variant { lines.append("as “\(variant)”") }
            for step in run.steps where scenario.steps.indices.contains(step.index) {
                lines.append("  " + title(of: scenario.steps[step.index], variant: run.variant))
                lines += rows(step, run).map { "      " + $0 }
            }
            if run.ending != .completed { lines.append("  ended early: \(run.ending.text)") }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func title(of step: Articles.Step, variant: String?) -> String {
        let launch = step.launches.first { $0.variant?.value == variant }
        return launch.map { "launch " + $0.expression.value } ?? step.text
    }

    /// One row for each view that something happened to or that is alive, then what was printed.
    private func rows(_ step: RunStep, _ run: Run) -> [String] {
        var order = step.alive.map(\.lifetime)
        for event in step.events {
            if let view = event.view, !order.contains(view) { order.append(view) }
        }
        let table = order.filter { run.lifetimes.indices.contains($0 - 1) }.map { cells(of: run.lifetimes[$0 - 1], step) }
        let widths = (0..<3).map { column in table.map { $0[column].count }.max() ?? 0 }
        var rows = table.map { row in
            row.enumerated().map { $0 < 3 ? $1 + String(repeating: " ", count: widths[$0] - $1.count) : $1 }
                .joined(separator: "  ").trimmingEnd
        }
        for event in step.events {
            if case .printed(let line) = event { rows.append("prints \(line.debugDescription)") }
            if case .warned(let text) = event { rows.append("warns \(text.debugDescription)") }
        }
        return rows
    }

    private func cells(of lifetime: Lifetime, _ step: RunStep) -> [String] {
        var changes: [String] = []
        var evaluations: [[Cause]] = []
        for event in step.events {
            switch event {
            case .started(lifetime.id): changes.append(lifetime.start.rawValue)
            case .ended(lifetime.id): changes.append("ended")
            case .evaluated(lifetime.id, let causes): evaluations.append(causes)
            default: continue
            }
        }
        let values = step.alive.first { $0.lifetime == lifetime.id }?.properties.map { "\($0.name) = \($0.value)" } ?? []
        let causes = evaluations.flatMap { $0 }.map(\.text).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        let body = "body \(evaluations.count)" + (causes.isEmpty ? "" : " because " + causes.joined(separator: ", "))
        let name = lifetime.type + (lifetime.explicitIdentity.map { "(\($0))" } ?? "")
        return [name, changes.isEmpty ? "kept" : changes.joined(separator: ", "), body, values.joined(separator: ", ")]
    }
}

extension Event {
    fileprivate var view: Int? {
        switch self {
        case .started(let view), .ended(let view), .evaluated(let view, _): view
        default: nil
        }
    }
}

extension Run.Ending {
    fileprivate var text: String {
        switch self {
        case .completed: "completed"
        case .stepFailed(let failure): "a step could not be done (\(failure.reason.rawValue): \(failure.subject))"
        case .trapped(let message): message
        case .exited(let status): "exit status \(status)"
        case .timedOut(let seconds): "time limit of \(seconds) s"
        case .wroteTooMuch(let bytes): "wrote more than \(bytes) bytes"
        case .killed(let signal): "signal \(signal)"
        }
    }
}

extension String {
    fileprivate var trimmingEnd: String {
        var copy = self
        while copy.last == " " { copy.removeLast() }
        return copy
    }
}
