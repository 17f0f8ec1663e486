extension ClaimFact: WordedFact {
    var identifier: String {
        switch self {
        case .notEvaluated: "not-evaluated"
        case .inVariant(_, let fact): fact.identifier
        case .unknownView: "unknown-view"
        case .ambiguousView: "ambiguous-view"
        case .unknownProperty: "unknown-property"
        case .noSuchInstance: "no-such-instance"
        case .bodyCount: "body-count"
        case .bodyOfNothing: "body-of-nothing"
        case .lifetimes: "lifetimes"
        case .present: "present"
        case .value: "value"
        case .cause: "cause"
        case .order: "order"
        case .prints, .printsNothing, .printsContaining: "prints"
        case .shows, .showsContaining: "shows"
        case .hides: "hides"
        case .warns: "warns"
        case .traps: "traps"
        case .expectation, .expectationThrew: "expect"
        }
    }

    var severity: Finding.Severity { .error }

    var summary: String {
        switch self {
        case .notEvaluated(let reason): "not evaluated, because \(reason.because)"
        case .inVariant(let variant, let fact): "in “\(variant)”: \(fact.summary)"
        case .unknownView(let name, let nearest):
            "no view `\(name)` was ever alive in this scenario" + suggestion(nearest.map { "`\($0)`" })
        case .ambiguousView(let name, let candidates): "`\(name)` may be \(listed(candidates.map { "`\($0)`" }))"
        case .unknownProperty(let view, let name, let nearest):
            "`\(view)` has no stored property `\(name)`" + suggestion(nearest.map { "`\($0)`" })
        case .noSuchInstance(let view, let alive):
            "there is no `\(view)`; \(counted(alive, "instance")) of this type \(alive == 1 ? "is" : "are") alive"
        case .bodyCount(let view, let measured, let expected, let causes, let sinceLaunch):
            "`\(view)` body \(sinceLaunch ? "total " : "")was \(measured), not \(expected)"
                + (causes.isEmpty ? "" : "; it ran because of \(grouped(causes))")
        case .bodyOfNothing(let view): "no `\(view)` is alive before or after this step"
        case .lifetimes(let view, let change, let times, let counts): counts.summary(of: view, claimed: change, times: times)
        case .present(let view, let expected, let alive):
            expected == 0
                ? "`\(view)` is not absent: \(counted(alive, "instance")) \(alive == 1 ? "is" : "are") alive"
                : "\(counted(alive, "instance")) of `\(view)` \(alive == 1 ? "is" : "are") alive, not \(expected)"
        case .value(let view, let property, let expected, let measured): values(view, property, expected, measured)
        case .cause(let view, let expected, _, []): "`\(view)` body did not run, so not because of \(expected)"
        case .cause(let view, let expected, let only, let measured):
            "`\(view)` body ran because of \(grouped(measured)), not \(only ? "only " : "")because of \(expected)"
        case .order(let view, let event, let other, .eventMissing):
            "`\(view)` \(event) did not happen, so not before `\(other)` body"
        case .order(_, _, let other, .otherMissing): "`\(other)` body did not run in this step"
        case .order(let view, let event, let other, .later): "`\(view)` \(event) came after `\(other)` body"
        case .prints(let expected, let measured, let anyOrder):
            measured.isEmpty
                ? "printed nothing, not \(quoted(expected))"
                : "printed \(quoted(measured)), not \(quoted(expected))" + (anyOrder ? " in any order" : "")
        case .printsNothing(let measured): "printed \(quoted(measured))"
        case .printsContaining(let part, []): "printed nothing, so nothing with “\(part)” in it"
        case .printsContaining(let part, let measured): "printed \(quoted(measured)), nothing with “\(part)” in it"
        case .shows(let text, let onScreen): "“\(text)” is not on the screen, but \(quoted(onScreen))"
        case .showsContaining(let part, let onScreen): "nothing on the screen contains “\(part)”; there is \(quoted(onScreen))"
        case .hides(let text): "“\(text)” is on the screen"
        case .warns(let part, []): "SwiftUI did not warn of anything, so not of “\(part)”"
        case .warns(let part, let measured): "SwiftUI did not warn of “\(part)”, but of \(quoted(measured))"
        case .traps(let part, nil): "the program did not stop with “\(part)”"
        case .traps(let part, let message?): "the program stopped with “\(message)”, not with “\(part)”"
        case .expectation(let expression): "`\(expression)` is false"
        case .expectationThrew(let expression, let error): "`\(expression)` threw \(error)"
        }
    }

    var advice: String? {
        switch self {
        case .bodyOfNothing(let view): "Say \(view) absent."
        case .inVariant(_, let fact): fact.advice
        default: nil
        }
    }
}

extension ClaimFact.NotEvaluated {
    fileprivate var because: String {
        switch self {
        case .notCompiled: "the program does not compile"
        case .stepFailed: "a step could not be done"
        case .trapped(let message): "the program stopped: \(message)"
        case .exited(let status): "the program left with exit status \(status)"
        case .timedOut: "the scenario was stopped at its time limit"
        case .stopped: "the program was stopped"
        case .notRun: "the scenario was not run"
        case .noResult: "the runtime gave no result for it"
        }
    }
}

extension ClaimFact.LifetimeCounts {
    /// A sentence that contradicts the claim with what was counted.
    fileprivate func summary(of view: String, claimed: ClaimFact.LifetimeChange, times: Int?) -> String {
        let parts = [(began, "began"), (reset, "reset"), (restarted, "restarted"), (ended, "ended"), (kept, "kept")]
            .filter { $0.0 > 0 }
            .map { aliveBefore <= 1 && aliveAfter <= 1 && $0.0 == 1 ? $0.1 : "\($0.1) × \($0.0)" }
        let expected = claimed.rawValue + (times.map { " × \($0)" } ?? "")
        if parts.isEmpty { return "no `\(view)` is alive before or after this step, so none \(expected)" }
        let alive = aliveBefore > 1 || aliveAfter > 1 ? " (\(aliveBefore) alive before the step, \(aliveAfter) after it)" : ""
        return "`\(view)` \(listed(parts)), not \(expected)\(alive)"
    }
}

private func values(_ view: String, _ property: String, _ expected: String, _ measured: [String]) -> String {
    switch Set(measured).count {
    case 0: "no `\(view)` is alive, so `\(property)` has no value"
    case 1: "`\(property)` of `\(view)` is \(measured[0]), not \(expected)"
    default: "`\(property)` of the instances of `\(view)` is \(listed(measured)), not \(expected) in each"
    }
}

/// `@State count (twice)`-like list: each cause once, with how often it came where that is more than once.
private func grouped(_ causes: [String]) -> String {
    var order: [String] = []
    var counts: [String: Int] = [:]
    for cause in causes {
        if counts[cause] == nil { order.append(cause) }
        counts[cause, default: 0] += 1
    }
    return listed(order.map { counts[$0] == 1 ? $0 : "\($0) × \(counts[$0] ?? 0)" })
}
