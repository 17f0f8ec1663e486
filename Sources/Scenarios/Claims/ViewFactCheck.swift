import Articles
import Findings
import Trace

/// Holds one fact about a view against what a step did.
struct ViewFactCheck {
    let outcome: StepOutcome
    let subject: ViewReference
    /// The subject's type, in full.
    let type: String
    let views: KnownViews

    /// What is wrong, or nil when the fact holds. `previous` is the fact before it on the line.
    func problem(with fact: ViewFact, after previous: ViewFact?) -> ClaimFact? {
        switch fact {
        case .body(let count): bodyProblem(count, sinceLaunch: false)
        case .bodyTotal(let count): bodyProblem(count, sinceLaunch: true)
        case .began(let times): startProblem(.began, .began, times)
        case .reset(let times): startProblem(.reset, .reset, times)
        case .restarted(let times): startProblem(.restarted, .restarted, times)
        case .ended(let times): endProblem(times)
        case .kept(let times): keptProblem(times)
        case .absent: presenceProblem(0)
        case .present(let times): presenceProblem(times)
        case .value(let name, let value): valueProblem(name, value)
        case .because(let cause, let only): causeProblem(cause, only: only)
        case .before(let other): OrderCheck(fact: self, previous: previous).problem(other)
        }
    }

    var name: String { subject.text }

    func selection(countsBefore: Bool = false) -> ViewSelection {
        ViewSelection(type: type, selector: subject.selector, in: outcome, countsBefore: countsBefore)
    }

    /// A view named by position or identity that nothing answers to.
    private func missing(_ selection: ViewSelection) -> ClaimFact? {
        guard subject.selector != nil, selection.lifetimes.isEmpty else { return nil }
        let alive = outcome.aliveAfter.count { outcome.lifetime($0)?.type == type }
        return .noSuchInstance(view: name, alive: alive)
    }

    private func bodyProblem(_ count: ViewFact.Count, sinceLaunch: Bool) -> ClaimFact? {
        let selection = selection()
        if let missing = missing(selection) { return missing }
        let lifetimes = selection.lifetimes
        let evaluations = sinceLaunch ? outcome.evaluationsSinceLaunch(of: lifetimes) : outcome.evaluations(of: lifetimes)
        let nothingWasThere = selection.before.isEmpty && selection.after.isEmpty && evaluations.isEmpty
        if nothingWasThere, !sinceLaunch, count.allows(0) { return .bodyOfNothing(view: name) }
        if count.allows(evaluations.count) { return nil }
        return .bodyCount(
            view: name, measured: evaluations.count, expected: count.text, causes: evaluations.flatMap { $0 },
            sinceLaunch: sinceLaunch)
    }

    private func startProblem(_ start: Lifetime.Start, _ claimed: ClaimFact.LifetimeChange, _ times: Int?) -> ClaimFact? {
        let selection = selection()
        if let missing = missing(selection) { return missing }
        let started = outcome.started.filter { selection.lifetimes.contains($0.id) && $0.start == start }.map(\.id)
        let holds =
            if let times { started.count == times } else {
                !selection.after.isEmpty && selection.after.allSatisfy(started.contains)
            }
        return holds ? nil : lifetimeProblem(claimed, times, selection)
    }

    private func endProblem(_ times: Int?) -> ClaimFact? {
        let selection = selection(countsBefore: true)
        if let missing = missing(selection) { return missing }
        let ended = selection.before.filter { !selection.after.contains($0) }
        let holds = if let times { ended.count == times } else { !ended.isEmpty && ended.count == selection.before.count }
        return holds ? nil : lifetimeProblem(.ended, times, selection)
    }

    private func keptProblem(_ times: Int?) -> ClaimFact? {
        let selection = selection()
        if let missing = missing(selection) { return missing }
        let kept = selection.after.filter(selection.before.contains)
        let holds = if let times { kept.count == times } else { !kept.isEmpty && kept.count == selection.after.count }
        return holds ? nil : lifetimeProblem(.kept, times, selection)
    }

    private func lifetimeProblem(
        _ claimed: ClaimFact.LifetimeChange, _ times: Int?, _ selection: ViewSelection
    ) -> ClaimFact {
        var counts = ClaimFact.LifetimeCounts()
        counts.aliveBefore = selection.before.count
        counts.aliveAfter = selection.after.count
        for lifetime in outcome.started where selection.lifetimes.contains(lifetime.id) {
            switch lifetime.start {
            case .began: counts.began += 1
            case .reset: counts.reset += 1
            case .restarted: counts.restarted += 1
            }
        }
        counts.kept = selection.after.count(where: selection.before.contains)
        counts.ended = selection.before.count - counts.kept
        return .lifetimes(view: name, claimed: claimed, times: times, measured: counts)
    }

    private func presenceProblem(_ expected: Int) -> ClaimFact? {
        let alive = selection().after.count
        return alive == expected ? nil : .present(view: name, expected: expected, alive: alive)
    }

    private func valueProblem(_ property: String, _ expected: String) -> ClaimFact? {
        let selection = selection()
        if let missing = missing(selection) { return missing }
        let alive = outcome.step.alive.filter { selection.after.contains($0.lifetime) }
        var measured: [String] = []
        for instance in alive {
            guard let value = instance.properties.first(where: { $0.name == property })?.value else {
                let nearest = NearMiss.best(for: property, in: instance.properties.map(\.name))
                return .unknownProperty(view: name, name: property, nearest: nearest.map { [$0] } ?? [])
            }
            measured.append(value)
        }
        let holds = !measured.isEmpty && measured.allSatisfy { RenderedValue.areEqual($0, expected) }
        return holds ? nil : .value(view: name, property: property, expected: expected, measured: measured)
    }

    private func causeProblem(_ cause: String, only: Bool) -> ClaimFact? {
        let selection = selection()
        if let missing = missing(selection) { return missing }
        let evaluations = outcome.evaluations(of: selection.lifetimes)
        let causes = evaluations.flatMap { $0 }
        let holds = causes.contains(cause) && (!only || causes.allSatisfy { $0 == cause })
        return holds ? nil : .cause(view: name, expected: cause, only: only, measured: causes)
    }
}
