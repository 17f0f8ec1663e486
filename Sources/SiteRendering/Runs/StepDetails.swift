/// One step of one run in words: the screen after it, why bodies ran, values, output.
struct StepDetails {
    let report: StepReport
    let words: any Words

    var markup: Markup {
        Tag.div(.class("after")) {
            Tag.div(.class("screen-part")) {
                Tag.p(.class("label")) { words.screen }
                ScreenMockUp(words: words).markup(report.screen)
            }
            Tag.div(.class("story")) {
                Tag.p(.class("label")) { words.why }
                Tag.ul(.class("why")) {
                    report.happenings.map { happening in
                        Tag.li(.class(happening.isLoss ? "loss" : nil)) { words.sentence(for: happening) }
                    }
                    if report.happenings.isEmpty { Tag.li { words.nothingRan } }
                }
                values
                lines(report.printed, label: words.printed, styleClass: "printed")
                lines(report.warnings, label: words.warned, styleClass: "warned")
            }
        }
    }

    @MarkupBuilder private var values: Markup {
        if !report.changes.isEmpty {
            Tag.p(.class("label")) { words.values }
            Tag.ul(.class("values")) {
                report.changes.map { change in
                    Tag.li {
                        Tag.code { "\(change.view).\(change.property)" }
                        " "
                        Tag.span(.class("before")) { change.before }
                        " → "
                        Tag.b { change.after }
                    }
                }
            }
        }
    }

    @MarkupBuilder private func lines(_ lines: [String], label: String, styleClass: String) -> Markup {
        if !lines.isEmpty {
            Tag.p(.class("label")) { label }
            Tag.pre(.class(styleClass)) { Tag.samp { lines.joined(separator: "\n") } }
        }
    }
}

extension Happening {
    /// Whether state went away with it.
    fileprivate var isLoss: Bool {
        switch predicate {
        case .ended(let lost): !lost.isEmpty
        case .started(.reset): true
        default: false
        }
    }
}
