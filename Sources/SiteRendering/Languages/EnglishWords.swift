import Articles

/// The site's words in English.
struct EnglishWords: Words {
    let skipToContent = "Skip to content"
    let articles = "Articles"
    let languages = "Languages"
    let switchTheme = "Switch between light and dark"
    let onThisPage = "On this page"
    let previousPage = "Previous"
    let nextPage = "Next"
    let neighbours = "Previous and next article"

    func minutes(_ count: Int) -> String { count == 1 ? "1 minute" : "\(count) minutes" }
    func scenarios(_ count: Int) -> String { count == 1 ? "1 scenario" : "\(count) scenarios" }
    func claims(held: Int, of all: Int) -> String {
        switch (held, all) {
        case (_, 0): "no claims"
        case (1, 1): "its one claim holds"
        case (2, 2): "both claims hold"
        case (all, _): "all \(all) claims hold"
        default: "\(held) of \(all) claims hold"
        }
    }
    func models(sdk: Int) -> String { "models the SwiftUI of Xcode \(sdk)" }
    let reimplementation = "Measured with a re-implementation of SwiftUI’s behaviour, not with Apple’s SwiftUI."
    let pageAsData = "This page as data"
    let footnotes = "Footnotes"
    func backToReference(_ number: Int) -> String { "Back to reference \(number)" }
    func alertTitle(_ kind: AlertKind) -> String {
        switch kind {
        case .note: "Note"
        case .tip: "Tip"
        case .important: "Important"
        case .warning: "Warning"
        case .caution: "Caution"
        }
    }
    func checked(_ claims: String) -> String { "Checked: \(claims)" }
    func failed(_ claims: String) -> String { "Does not hold: \(claims)" }

    let whatThisIs: [Phrase] = [
        """
        Every Swift listing here is compiled, and every scenario is run, when the site is built. What you see beside the text \
        is what happened: which \(code: "body") ran, how often and why, and which state was kept or lost.
        """,
        "A sentence that stops being true stops the build.",
    ]
    let liveResult = "Straight from a run"
    func readArticle(_ title: String) -> Phrase { "From the article “\(title)”" }
    let notFoundTitle = "There is no such page"
    let notFoundText = "The address may have changed, or it never existed."
    let toStartPage = "To the start page"

    let setup = "Setup"
    let copy = "Copy"
    let copied = "Copied"
    let notCompiled = "Shown only, not compiled"
    let doesNotCompile = "Does not compile"
    let compilerSays = "The compiler says"
    let untitledListing = "Swift listing"
    let untitledCode = "Code"
    let done = "done"
    let toDo = "to do"
    func evaluations(_ count: String) -> String { count == "1" ? "1 evaluation" : "\(count) evaluations" }

    func scenario(_ number: Int) -> String { "Scenario \(number)" }
    func scoreOf(_ title: String) -> String { "Lifetimes and evaluations: \(title)" }
    let view = "View"
    let dotLegend = "body evaluations"
    let barLegend = "a bar is one lifetime"
    let breakLegend = "hatched: started again without its state"
    let began = "began"
    let reset = "reset"
    let restarted = "restarted"
    let ended = "ended"
    let kept = "kept"
    func lost(_ value: String) -> String { "lost \(value)" }
    func alive(_ count: Int) -> String { "\(count) alive" }
    let evidence = "Evidence"
    let notRun = "This scenario was not run."
    let notReached = "not reached"
    func step(_ number: String, of count: Int) -> String { "Step \(number) of \(count)" }
    let previousStep = "Previous step"
    let nextStep = "Next step"
    func seconds(_ text: String) -> String { "at \(text) s" }
    let screen = "Screen"
    let emptyScreen = "Nothing is on screen."
    let why = "Why"
    let nothingRan = "No body ran, and no lifetime started or ended."
    let values = "Values"
    let printed = "Printed"
    let warned = "Run-time warning"
    let on = "on"
    let off = "off"
    func claimList(held: Int, of all: Int) -> String {
        switch (held, all) {
        case (1, 1): "1 claim holds"
        case (all, _): "\(all) claims hold"
        default: "\(held) of \(all) claims hold"
        }
    }
    let claimsTitle = "Claims, and what was measured"
    let holds = "holds"
    let doesNotHold = "does not hold"
    func measured(_ text: String, variant: String?) -> Phrase {
        if let variant { "in \(code: variant): \(code: text)" } else { "measured: \(code: text)" }
    }
}
