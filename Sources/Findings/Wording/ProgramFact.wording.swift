extension ProgramFact: WordedFact {
    var identifier: String {
        switch self {
        case .compilerError: "compiler-error"
        case .compilerWarning: "compiler-warning"
        case .compiles: "compiles"
        case .failsOtherwise: "fails-otherwise"
        case .missingWarning: "missing-compiler-warning"
        case .conflictingMode: "conflicting-mode"
        case .unknownPlace: "unknown-place"
        case .ambiguousPlace: "ambiguous-place"
        case .noListings: "no-listings"
        case .stepFailed: "step-failed"
        case .trapped: "trapped"
        case .exited: "exited"
        case .timedOut: "timed-out"
        case .wroteTooMuch: "wrote-too-much"
        case .killed: "killed"
        case .runtimeWarning: "runtime-warning"
        }
    }

    var severity: Finding.Severity {
        switch self {
        case .compilerWarning, .runtimeWarning: .warning
        default: .error
        }
    }

    var summary: String {
        switch self {
        case .compilerError(let message, let notes): ([message] + notes.map { "note: \($0)" }).joined(separator: "\n")
        case .compilerWarning(let message): message
        case .compiles(let expected): "this listing compiles, but should fail with “\(expected)”"
        case .failsOtherwise(let expected, let messages):
            "this listing fails, but not with “\(expected)”; the compiler says \(quoted(messages))"
        case .missingWarning(let expected, let messages):
            messages.isEmpty
                ? "the compiler does not warn of “\(expected)”, or of anything else here"
                : "the compiler does not warn of “\(expected)”, but of \(quoted(messages))"
        case .conflictingMode(let option, let value, let other):
            "this listing says \(option)=\(value), but one above it in the same program says \(option)=\(other)"
        case .unknownPlace(let place, _, _): "no listing above declares `\(place)` with a body that this fragment could be"
        case .ambiguousPlace(let place, let candidates): "`\(place)` may be \(listed(candidates.map { "`\($0)`" }))"
        case .noListings(nil, _): "no listing stands above this scenario"
        case .noListings(let program?, let nearest):
            "no listing above belongs to “#\(program)”" + suggestion(nearest.map { "#" + $0 })
        case .stepFailed(let problem, let subject, let candidates): problem.summary(of: subject, candidates: candidates)
        case .trapped(let message): "the program stopped here: \(message)"
        case .exited(let status): "the program left with exit status \(status) before this step was done"
        case .timedOut(let seconds): "not finished after \(brief(seconds)) s of real time, so it was stopped"
        case .wroteTooMuch(let bytes): "wrote more than \(bytes) bytes, so it was stopped"
        case .killed(let signal): "the program was ended by signal \(signal) in this step"
        case .runtimeWarning(let text): "SwiftUI warns: \(text)"
        }
    }

    var advice: String? {
        switch self {
        case .compilerWarning: "Say compiler-warns=\"…\" on the listing when this is what it shows."
        case .conflictingMode: "Give the two listings different #names, or the same mode."
        case .unknownPlace(_, let nearest, let known): known.isEmpty ? nil : Words.didYouMean(nearest, orOneOf: known)
        case .ambiguousPlace: "Name the labels of its parameters."
        case .runtimeWarning: "Say warns \"…\" under the step when this is what it shows."
        case .trapped: "Say traps \"…\" under the step when this is what it shows."
        case .timedOut: "Look for a loop that never ends, or a wait for something outside of virtual time."
        default: nil
        }
    }
}

extension ProgramFact.StepProblem {
    fileprivate func summary(of subject: String, candidates: [String]) -> String {
        let instead = candidates.isEmpty ? "" : "; there is " + quoted(candidates)
        switch self {
        case .notFound: return "nothing on the screen has the label “\(subject)”" + instead
        case .ambiguous:
            return "several elements have the label “\(subject)”" + (candidates.isEmpty ? "" : ": " + quoted(candidates))
        case .disabled: return "“\(subject)” is disabled" + instead
        case .covered: return "“\(subject)” is covered by something else" + instead
        case .transparent: return "“\(subject)” does not take touches" + instead
        case .alreadySo: return "“\(subject)” already has this value"
        case .noSuchView: return "no view \(subject) is alive" + instead
        case .unfinished: return "the statement is still waiting when nothing is ready any more; only wait moves time"
        case .threw: return "the statement threw \(subject)"
        case .wrongType: return "the launched view is of another type than \(subject)" + instead
        case .unknownValue: return "\(subject) is not a value that can be set" + instead
        }
    }
}
