import Articles
import Findings

/// The Swift that leads one scenario through its steps.
struct ScenarioDriver {
    let scenario: Scenario
    /// In the program, from 0.
    let position: Int

    func write(to source: inout GeneratedSource) {
        generated("@MainActor private func __selfsame_scenario_\(position)(_ __selfsame_steps: _ScenarioSession) {", &source)
        for (index, step) in scenario.steps.enumerated() {
            write(step, index: index, to: &source)
            for (claim, statement) in step.claims.map(\.statement).enumerated() {
                guard case .expect(let expression) = statement else { continue }
                write(call: "expect(claim: \(claim))", body: expression, to: &source)
            }
            generated("__selfsame_steps.end()", &source)
        }
        generated("}", &source)
    }

    private func write(_ step: Articles.Step, index: Int, to source: inout GeneratedSource) {
        let common = "\(index), times: \(step.times), within: \(view(step.within?.value))"
        func action(_ action: String) { generated("__selfsame_steps.step(\(common), \(action))", &source) }
        switch step.action.value {
        case .launch(let launches):
            for (variant, launch) in launches.enumerated() {
                write(call: "launch(variant: \(variant))", body: launch.expression, to: &source)
            }
        case .tap(let label): action(".tap(\(label.debugDescription))")
        case .turn(let label, let on): action(".turn(\(label.debugDescription), on: \(on))")
        case .type(let text, let field): action(".type(\(text.debugDescription), into: \(field.debugDescription))")
        case .paste(let text, let field): action(".paste(\(text.debugDescription), into: \(field.debugDescription))")
        case .clear(let label): action(".clear(\(label.debugDescription))")
        case .submit(let label): action(".submit(\(label.debugDescription))")
        case .wait(let seconds): action(".wait(\(seconds))")
        case .system(let name, let value): action(".system(\(name.value.debugDescription), \(value.value.debugDescription))")
        case .scene(let phase): action(".scene(\(phase.debugDescription))")
        case .update(let expression): write(call: "update(\(common))", body: expression, to: &source)
        case .run(let statement): write(call: "run(\(common))", body: statement, to: &source)
        case .environment(let path, let value):
            generated("__selfsame_steps.environment(\(common)) { __selfsame_values in", &source)
            generated("__selfsame_values[keyPath:", &source)
            source.author(path, insideStatement: true, region: .scenario(scenario.index))
            generated("] =", &source)
            source.author(value, insideStatement: true, region: .scenario(scenario.index))
            generated("}", &source)
        }
    }

    private func write(call: String, body: Located<String>, to source: inout GeneratedSource) {
        generated("__selfsame_steps.\(call) {", &source)
        source.author(body, region: .scenario(scenario.index))
        generated("}", &source)
    }

    private func generated(_ line: String, _ source: inout GeneratedSource) {
        source.generated(line, region: .scenario(scenario.index))
    }

    private func view(_ reference: ViewReference?) -> String {
        guard let reference else { return "nil" }
        let type = reference.type.debugDescription
        switch reference.selector {
        case .identity(let identity)?: return "_ScenarioView(type: \(type), identity: \(identity.debugDescription))"
        case .ordinal(let ordinal)?: return "_ScenarioView(type: \(type), ordinal: \(ordinal))"
        case nil: return "_ScenarioView(type: \(type), ordinal: 1)"
        }
    }
}
