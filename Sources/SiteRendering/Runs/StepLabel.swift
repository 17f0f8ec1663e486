import Articles

/// How the figure names the steps of a scenario.
enum StepLabel {
    /// As written; several launches are one step called `launch`.
    static func text(_ step: Articles.Step) -> String {
        step.launches.count > 1 ? "launch" : step.text
    }

    /// For the head of a narrow column: what is done, and below it what it is done with.
    static func markup(_ text: String) -> Markup {
        let verb = text.prefix { $0 != " " }
        return .group([
            Tag.span(.class("verb")) { String(verb) },
            verb.count == text.count
                ? .nothing
                : .group([
                    .text(" "), Tag.span(.class("object")) { BreakableName.markup(object(text.dropFirst(verb.count + 1))) },
                ]),
        ])
    }

    /// Without brackets that hold nothing, and with the number of repetitions on the line of its sign.
    private static func object(_ text: Substring) -> String {
        String(text.hasSuffix("()") ? text.dropLast(2) : text).replacing("× ", with: "×\u{A0}")
    }
}
