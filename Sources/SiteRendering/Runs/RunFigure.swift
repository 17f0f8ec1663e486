import Articles
import Scenarios
import Trace

/// A scenario with what it did: score, steps, claims.
struct RunFigure {
    let checked: CheckedScenario
    let page: Page
    /// What ids on the page start with; unique for each scenario of the page.
    let identifier: String
    private let scores: [Score]
    private let labels: [String]

    init(_ checked: CheckedScenario, page: Page) {
        self.checked = checked
        self.page = page
        identifier = "run.\(checked.scenario.index + 1)"
        labels = checked.scenario.steps.map(StepLabel.text)
        scores = checked.trace?.runs.map { Score($0, stepCount: checked.scenario.steps.count) } ?? []
    }

    private var words: any Words { page.words }
    private var title: String { checked.scenario.title?.value ?? words.scenario(checked.scenario.index + 1) }
    private var runs: [Run] { checked.trace?.runs ?? [] }
    /// The step that is shown at first: the last one that a run came to, or the first one where the figure has to scroll.
    private var chosenStep: Int {
        labels.count > Self.mostStepsInView ? 0 : max((runs.map(\.steps.count).max() ?? 0) - 1, 0)
    }

    /// How many steps a figure beside the text shows without scrolling.
    private static let mostStepsInView = 6

    var markup: Markup {
        Tag.figure(
            .class("run", runs.count > 1 ? "variants" : nil), .id(identifier), .data("run", String(checked.scenario.index + 1)),
            .aria("labelledby", "\(identifier).title")
        ) {
            caption
            Evidence(scenario: checked.scenario, words: words).markup
            if runs.isEmpty {
                Tag.p(.class("not-run")) { words.notRun }
            } else {
                difference
                ScoreTable(
                    scores: zip(runs, scores).map { ($0.variant, $1) }, labels: labels, chosen: chosenStep,
                    identifier: identifier,
                    title: title, words: words
                ).markup
                steps
            }
            ClaimList(checked: checked, labels: labels, identifier: identifier, words: words).markup
        }
    }

    private var caption: Markup {
        let results = checked.claims
        let held = results.count { $0.holds }
        return Tag.figcaption {
            Tag.span(.class("title"), .id("\(identifier).title")) { title }
            if !results.isEmpty {
                Tag.a(.class("verdict", held == results.count ? nil : "failed"), .href("#\(identifier).claims")) {
                    Tag.span(.aria("hidden", "true")) { held == results.count ? "✓ " : "✗ " }
                    words.claimList(held: held, of: results.count)
                }
            }
        }
    }

    private var difference: Markup {
        guard let difference = VariantDifference.between(runs, stepCount: labels.count) else { return .nothing }
        return Tag.p(.class("difference")) { words.sentence(for: difference, steps: labels) }
    }

    private var steps: Markup {
        .group([
            Tag.div(.class("stepper", "scripted")) {
                Tag.button(.type("button"), .data("move", "-1"), .aria("label", words.previousStep)) { "‹" }
                Tag.span(.class("position"), .aria("live", "polite"), .data("pattern", words.step("%", of: labels.count))) {
                    words.step(String(chosenStep + 1), of: labels.count)
                }
                Tag.button(.type("button"), .data("move", "1"), .aria("label", words.nextStep)) { "›" }
            },
            Tag.ol(.class("steps")) {
                labels.indices.map { step in
                    Tag.li(
                        .class("step", step == chosenStep ? "chosen" : nil), .id("\(identifier).step.\(step + 1)")
                    ) {
                        Tag.p(.class("step-name")) {
                            Tag.code { labels[step] }
                            time(step)
                        }
                        alternatives(step)
                    }
                }
            },
        ])
    }

    private func time(_ step: Int) -> Markup {
        guard let run = runs.first, run.steps.indices.contains(step), step > 0, run.steps[step].time > run.steps[step - 1].time
        else { return .nothing }
        return Tag.span(.class("time")) { words.seconds(Self.text(seconds: run.steps[step].time)) }
    }

    /// At most three digits behind the point, and none that say nothing.
    private static func text(seconds: Double) -> String {
        let thousandths = Int((seconds * 1000).rounded())
        var fraction = String(thousandths % 1000 + 1000).dropFirst()
        while fraction.last == "0" { fraction.removeLast() }
        return fraction.isEmpty ? "\(thousandths / 1000)" : "\(thousandths / 1000).\(fraction)"
    }

    /// What each variant did in a step, side by side.
    private func alternatives(_ step: Int) -> Markup {
        runs.count == 1
            ? details(run: 0, step: step)
            : Tag.div(.class("alternatives")) {
                runs.indices.map { run in
                    Tag.div {
                        if let variant = runs[run].variant { Tag.p(.class("variant")) { Tag.code { "\"\(variant)\"" } } }
                        details(run: run, step: step)
                    }
                }
            }
    }

    @MarkupBuilder private func details(run index: Int, step: Int) -> Markup {
        let run = runs[index]
        if run.steps.indices.contains(step) {
            StepDetails(report: StepReport(run, step: step, names: scores[index].names), words: words).markup
        }
        if step == max(run.steps.count - 1, 0), let ending = words.sentence(for: run.ending) {
            Tag.p(.class("ending")) { ending }
        } else if !run.steps.indices.contains(step) {
            Tag.p(.class("ending")) { words.notReached }
        }
    }
}
