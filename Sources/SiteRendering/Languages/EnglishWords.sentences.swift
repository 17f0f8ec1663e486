import Trace

extension EnglishWords {
    func sentence(for happening: Happening) -> Phrase {
        let subject = subject(happening.subject)
        return switch happening.predicate {
        case .started(.began): "\(subject) began, and its body ran for the first time."
        case .started(.reset): "\(subject) was reset: a new lifetime started at its place, and its state starts over."
        case .started(.restarted): "\(subject) was restarted: a new lifetime started at its place. It holds no state."
        case .ended(let lost) where lost.isEmpty: "\(subject) ended."
        case .ended(let lost): "\(subject) ended and lost \(values(lost))."
        case .ran(1, let causes): "\(subject) ran because \(reasons(causes))."
        case .ran(let times, let causes): "\(subject) ran \(times) times, each time because \(reasons(causes))."
        case .skipped(.equalValue): "\(subject) did not run: its new value equals the one before."
        case .skipped(.equalEnvironment): "\(subject) did not run: what it reads from the environment has not changed."
        case .wroteEqualValue(let property, let value):
            "\(code: property) of \(subject) was written, but was \(code: value) already; nothing follows."
        case .appeared: "\(code: "onAppear") ran\(of(happening.subject))."
        case .disappeared: "\(code: "onDisappear") ran\(of(happening.subject))."
        case .changed(let from, let to): "\(code: "onChange") ran\(of(happening.subject)): \(code: from) became \(code: to)."
        case .taskStarted: "A \(code: "task") started\(of(happening.subject))."
        case .taskCancelled: "A \(code: "task") was cancelled\(of(happening.subject))."
        }
    }

    private func subject(_ subject: Happening.Subject) -> Phrase {
        switch subject {
        case .view(let label): "\(code: label)"
        case .several(let type, let count): "\(count) × \(code: type)"
        case .nobody: "A view"
        }
    }

    private func of(_ subject: Happening.Subject) -> Phrase {
        if case .nobody = subject { "" } else { " in \(self.subject(subject))" }
    }

    private func values(_ properties: [Step.Property]) -> Phrase {
        properties.map { "\(code: "\($0.name) = \($0.value)")" }.joined(separator: " and ")
    }

    private func reasons(_ causes: [Cause]) -> Phrase {
        causes.map(reason).joined(separator: ", and because ")
    }

    private func reason(_ cause: Cause) -> Phrase {
        switch cause {
        case .first: "its lifetime began"
        case .identity: "its lifetime started again"
        case .stored("State", let name), .stored("GestureState", let name), .stored("FocusState", let name):
            "its \(code: name) was written and its body reads it"
        case .stored("Binding", let name): "the state behind its binding \(code: name) was written and its body reads it"
        case .stored(let wrapper, let name): "its \(code: "@\(wrapper) \(name)") changed"
        case .environment(let path): "the environment’s \(code: path) changed"
        case .observed(let property): "\(code: property) was written and its body reads it"
        case .value(let field): "its parent gave it another \(code: field)"
        }
    }

    func sentence(for difference: VariantDifference, steps: [String]) -> Phrase {
        switch difference {
        case .keptOrLost(let keepers, let losers, let view, let property, let value, let step):
            """
            At \(code: steps[step]), \(names(keepers)) \(keepers.count == 1 ? "keeps" : "keep") \
            \(code: "\(property) = \(value)") of \(code: view) where \(names(losers)) \(losers.count == 1 ? "loses" : "lose") it.
            """
        case .keptOrEnded(let keepers, let losers, let view, let step):
            """
            At \(code: steps[step]), \(names(keepers)) \(keepers.count == 1 ? "keeps" : "keep") \(code: view) \
            where its lifetime ends in \(names(losers)).
            """
        case .values(let view, let property, let step, let pairs):
            "After \(code: steps[step]), \(code: property) of \(code: view) is \(each(pairs))."
        case .evaluations(let view, let pairs): "In all, the body of \(code: view) ran \(each(pairs, suffix: "times"))."
        case .none: "Nothing in the figure tells the variants apart."
        }
    }

    private func names(_ variants: [String]) -> Phrase {
        variants.map { "\(code: "\"\($0)\"")" }.joined(separator: " and ")
    }

    private func each(_ pairs: [VariantDifference.Pair], suffix: String? = nil) -> Phrase {
        pairs.map { pair in
            "\(code: pair.value)\(suffix.map { " " + $0 } ?? "") in \(code: "\"\(pair.variant)\"")"
        }
        .joined(separator: ", ")
    }

    func sentence(for ending: Run.Ending) -> Phrase? {
        switch ending {
        case .completed: nil
        case .stepFailed(let failure): "The run ended here: the step about \(code: failure.subject) could not be done."
        case .trapped(let message): "The program stopped here: \(code: message)"
        case .exited(let status): "The program left here with status \(status)."
        case .timedOut: "The program was stopped here because it took too long."
        case .wroteTooMuch: "The program was stopped here because it wrote too much."
        case .killed(let signal): "Signal \(signal) ended the program here."
        }
    }
}
