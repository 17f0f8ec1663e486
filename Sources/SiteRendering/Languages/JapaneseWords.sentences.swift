import Trace

extension JapaneseWords {
    func sentence(for happening: Happening) -> Phrase {
        let subject = subject(happening.subject)
        return switch happening.predicate {
        case .started(.began): "\(subject)の生存期間が始まり、bodyが初めて評価されました。"
        case .started(.reset): "\(subject)はリセットされました。同じ場所で新しい生存期間が始まり、状態は初期値に戻っています。"
        case .started(.restarted): "\(subject)は作り直されました。同じ場所で新しい生存期間が始まりましたが、状態は持っていません。"
        case .ended(let lost) where lost.isEmpty: "\(subject)の生存期間が終わりました。"
        case .ended(let lost): "\(subject)の生存期間が終わり、\(values(lost))が失われました。"
        case .ran(1, let causes): "\(subject)のbodyが再評価されました。\(reasons(causes))ためです。"
        case .ran(let times, let causes): "\(subject)のbodyが\(times)回再評価されました。いずれも\(reasons(causes))ためです。"
        case .skipped(.equalValue): "\(subject)のbodyは再評価されませんでした。渡された値が前と等しいためです。"
        case .skipped(.equalEnvironment): "\(subject)のbodyは再評価されませんでした。読んでいる環境値が変わっていないためです。"
        case .wroteEqualValue(let property, let value):
            "\(subject)の\(code: property)に書き込みがありましたが、もともと\(code: value)なので何も起きません。"
        case .appeared: "\(of(happening.subject))\(code: "onAppear")が実行されました。"
        case .disappeared: "\(of(happening.subject))\(code: "onDisappear")が実行されました。"
        case .changed(let from, let to):
            "\(of(happening.subject))\(code: "onChange")が実行されました(\(code: from) → \(code: to))。"
        case .taskStarted: "\(of(happening.subject))\(code: "task")が始まりました。"
        case .taskCancelled: "\(of(happening.subject))\(code: "task")がキャンセルされました。"
        }
    }

    private func subject(_ subject: Happening.Subject) -> Phrase {
        switch subject {
        case .view(let label): "\(code: label)"
        case .several(let type, let count): "\(code: type)(\(count)件)"
        case .nobody: "view"
        }
    }

    private func of(_ subject: Happening.Subject) -> Phrase {
        if case .nobody = subject { "" } else { "\(self.subject(subject))の" }
    }

    private func values(_ properties: [Step.Property]) -> Phrase {
        properties.map { "\(code: "\($0.name) = \($0.value)")" }.joined(separator: "と")
    }

    private func reasons(_ causes: [Cause]) -> Phrase {
        causes.map(reason).joined(separator: "うえ、")
    }

    private func reason(_ cause: Cause) -> Phrase {
        switch cause {
        case .first: "生存期間が始まった"
        case .identity: "新しい生存期間が始まった"
        case .stored("State", let name), .stored("GestureState", let name), .stored("FocusState", let name):
            "bodyが読んでいる\(code: name)が書き換えられた"
        case .stored("Binding", let name): "bodyが読んでいるバインディング\(code: name)の先の状態が書き換えられた"
        case .stored(let wrapper, let name): "\(code: "@\(wrapper) \(name)")が変化した"
        case .environment(let path): "環境値\(code: path)が変わった"
        case .observed(let property): "bodyが読んでいる\(code: property)が書き換えられた"
        case .value(let field): "親から渡された\(code: field)が変わった"
        }
    }

    func sentence(for difference: VariantDifference, steps: [String]) -> Phrase {
        switch difference {
        case .keptOrLost(let keepers, let losers, let view, let property, let value, let step):
            """
            \(code: steps[step])で、\(names(keepers))は\(code: view)の\(code: "\(property) = \(value)")を保ち、\
            \(names(losers))は失います。
            """
        case .keptOrEnded(let keepers, let losers, let view, let step):
            "\(code: steps[step])で、\(names(keepers))では\(code: view)の生存期間が続き、\(names(losers))では終わります。"
        case .values(let view, let property, let step, let pairs):
            "\(code: steps[step])の後、\(code: view)の\(code: property)は\(each(pairs))です。"
        case .evaluations(let view, let pairs): "\(code: view)のbodyの評価回数は、合計で\(each(pairs, suffix: "回"))です。"
        case .none: "図の上では、バリエーションの間に違いはありません。"
        }
    }

    private func names(_ variants: [String]) -> Phrase {
        variants.map { "\(code: "\"\($0)\"")" }.joined(separator: "と")
    }

    private func each(_ pairs: [VariantDifference.Pair], suffix: String = "") -> Phrase {
        pairs.map { "\(code: "\"\($0.variant)\"")で\(code: $0.value)\(suffix)" }.joined(separator: "、")
    }

    func sentence(for ending: Run.Ending) -> Phrase? {
        switch ending {
        case .completed: nil
        case .stepFailed(let failure): "\(code: failure.subject)についてのステップを実行できず、ここで終了しました。"
        case .trapped(let message): "プログラムはここで停止しました: \(code: message)"
        case .exited(let status): "プログラムはここで終了しました(ステータス\(status))。"
        case .timedOut: "時間がかかりすぎたため、プログラムはここで止められました。"
        case .wroteTooMuch: "出力が多すぎたため、プログラムはここで止められました。"
        case .killed(let signal): "プログラムはここでシグナル\(signal)により終了しました。"
        }
    }
}
