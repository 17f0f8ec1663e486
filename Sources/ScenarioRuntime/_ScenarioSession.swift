import SelfsameUI
import Trace
import ViewGraph

/// One run of one scenario in this process.
@MainActor
public final class _ScenarioSession {
    private let output: RecordStream
    private let host: ViewHost
    private let clock: VirtualClock
    private let variant: Int
    /// Whether a step could not be done: everything after it is left out.
    private var hasFailed = false
    private var launches = 0

    init(output: RecordStream, variant: Int, names: Names) {
        self.output = output
        self.variant = variant
        clock = VirtualClock()
        host = ViewHost(sdk: Int(ProcessInfo.processInfo.environment["SELFSAME_SDK"] ?? "") ?? 26, recorder: output)
        host.graph.names = names
    }

    /// The first step: shows a view, if this is the run's variant.
    public func launch<Root: View>(variant: Int, _ root: () -> Root) {
        if launches == 0 { output.write(.stepBegan(index: 0)) }
        launches += 1
        guard variant == self.variant else { return }
        host.launch(root)
        settle()
    }

    /// A step of a person, the system or the clock, done `times` times with everything settled in between.
    public func step(_ index: Int, times: Int = 1, within: _ScenarioView? = nil, _ action: _ScenarioAction) {
        repeatStep(index, times) { try self.perform(action, within: within) }
    }

    /// Gives the launched view another value of its type.
    public func update<Root: View>(_ index: Int, times: Int = 1, within: _ScenarioView? = nil, _ root: @escaping () -> Root) {
        repeatStep(index, times) {
            if !self.host.graph.replaceRoot(with: root()) { throw StepFailure.Thrown(.wrongType, displayName(of: Root.self)) }
        }
    }

    /// Writes environment values around the launched view.
    public func environment(
        _ index: Int, times: Int = 1, within: _ScenarioView? = nil, _ write: @escaping @MainActor (inout EnvironmentValues) -> Void
    ) {
        repeatStep(index, times) { self.host.changeEnvironment { values in onMainActor { write(&values) } } }
    }

    /// Runs a statement; it must be finished when nothing is ready any more.
    public func run(
        _ index: Int, times: Int = 1, within: _ScenarioView? = nil, _ statement: @escaping @MainActor () async throws -> Void
    ) {
        repeatStep(index, times) {
            var outcome: Result<Void, any Error>?
            Task { @MainActor in
                do {
                    try await statement()
                    outcome = .success(())
                } catch { outcome = .failure(error) }
            }
            self.settle()
            switch outcome {
            case .success: break
            case .failure(let error): throw StepFailure.Thrown(.threw, "\(error)")
            case nil: throw StepFailure.Thrown(.unfinished, "do")
            }
        }
    }

    /// Evaluates the claim with this index in the step.
    public func expect(claim: Int, _ condition: () throws -> Bool) {
        guard !hasFailed else { return }
        do { output.write(.expectation(claim: claim, .value(try condition()))) } catch {
            output.write(.expectation(claim: claim, .threw("\(error)")))
        }
    }

    /// Ends the step: tells how things stand.
    public func end() {
        guard !hasFailed else { return }
        let elements = host.screen.map(\.recorded)
        let screen = elements.count == 1 ? elements[0] : ScreenElement(kind: "group", children: elements)
        output.write(.stepEnded(time: clock.seconds, alive: host.graph.instances, screen: screen))
    }

    func finish() {
        if !hasFailed { output.write(.completed) }
    }

    private func repeatStep(_ index: Int, _ times: Int, _ action: () throws -> Void) {
        guard !hasFailed else { return }
        output.write(.stepBegan(index: index))
        do {
            for _ in 0..<times {
                try action()
                settle()
            }
        } catch let error as StepFailure.Thrown {
            output.write(.failed(error.failure))
            hasFailed = true
        } catch {
            output.write(.failed(StepFailure(reason: .threw, subject: "\(error)")))
            hasFailed = true
        }
    }

    /// Updates and runs jobs until nothing is ready at the current time.
    private func settle() {
        repeat { host.graph.settle() } while clock.runReady() || host.graph.hasWork
    }

    private func perform(_ action: _ScenarioAction, within: _ScenarioView?) throws {
        let views = try within.map(lifetimes(of:))
        func element(_ label: String, _ purpose: ElementSearch.Purpose) throws -> Element {
            try ElementSearch.find(label, for: purpose, in: host.screen, of: views).get()
        }
        func field(_ label: String) throws -> (get: () -> String, set: (String) -> Void) {
            guard let text = try element(label, .text).interaction.text else { throw StepFailure.Thrown(.notFound, label) }
            return text
        }
        switch action {
        case .tap(let label): try element(label, .tap).tap()
        case .turn(let label, let on):
            guard let toggle = try element(label, .toggle).interaction.toggle else { throw StepFailure.Thrown(.notFound, label) }
            guard toggle.isOn() != on else { throw StepFailure.Thrown(.alreadySo, label) }
            toggle.set(on)
        case .type(let text, let label):
            for character in text {
                let field = try field(label)
                field.set(field.get() + String(character))
                settle()
            }
        case .paste(let text, let label):
            let field = try field(label)
            field.set(field.get() + text)
        case .clear(let label): try field(label).set("")
        case .submit(let label): try element(label, .text).interaction.submit?()
        case .wait(let seconds):
            let end = clock.moment(after: seconds)
            while clock.advance(to: end) { settle() }
        case .system(let name, let value):
            guard Surroundings.set(name, to: value) else {
                throw StepFailure.Thrown(.unknownValue, "\(name) = \(value)", candidates: Surroundings.known)
            }
        case .scene(let name):
            let phases: [String: ScenePhase] = ["background": .background, "inactive": .inactive, "active": .active]
            guard let phase = phases[name] else {
                throw StepFailure.Thrown(.unknownValue, name, candidates: phases.keys.sorted())
            }
            host.changeEnvironment { $0.scenePhase = phase }
        }
    }

    /// The lifetime that a reference names, with all those inside it.
    private func lifetimes(of reference: _ScenarioView) throws -> Set<Int> {
        let alive = host.graph.instances.map { output.started[$0.lifetime - 1] }
        let ofType = alive.filter { $0.type == reference.type }
        let named: [Lifetime] =
            if let ordinal = reference.ordinal {
                ofType.indices.contains(ordinal - 1) ? [ofType[ordinal - 1]] : []
            } else if let identity = reference.identity {
                ofType.filter { $0.explicitIdentity == identity }
            } else { ofType }
        guard !named.isEmpty else {
            throw StepFailure.Thrown(.noSuchView, reference.text, candidates: alive.map(\.type).uniqued())
        }
        var inside = Set(named.map(\.id))
        for lifetime in alive where lifetime.parent.map(inside.contains) ?? false { inside.insert(lifetime.id) }
        return inside
    }
}

extension [String] {
    /// Without repetitions, in order of first occurrence.
    fileprivate func uniqued() -> [String] {
        var seen: Set<String> = []
        return filter { seen.insert($0).inserted }
    }
}
