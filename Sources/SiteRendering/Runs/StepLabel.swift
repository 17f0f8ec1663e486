import Articles

/// How the figure names the steps of a scenario.
enum StepLabel {
    /// As written; several launches are one step called `launch`.
    static func text(_ step: Articles.Step) -> String {
        step.launches.count > 1 ? "launch" : step.text
    }
}
