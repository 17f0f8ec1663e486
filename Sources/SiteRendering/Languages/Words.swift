import Articles
import Trace

/// The site's own words in one language: everything on a page that its author did not write.
protocol Words: Sendable {
    // The frame
    var skipToContent: String { get }
    var articles: String { get }
    var languages: String { get }
    var switchTheme: String { get }
    var onThisPage: String { get }
    var previousPage: String { get }
    var nextPage: String { get }
    var neighbours: String { get }

    // About an article
    func minutes(_ count: Int) -> String
    func scenarios(_ count: Int) -> String
    func claims(held: Int, of all: Int) -> String
    func models(sdk: Int) -> String
    var reimplementation: String { get }
    var pageAsData: String { get }
    var footnotes: String { get }
    func backToReference(_ number: Int) -> String
    func alertTitle(_ kind: AlertKind) -> String
    func checked(_ claims: String) -> String
    func failed(_ claims: String) -> String

    // The start page
    var whatThisIs: [Phrase] { get }
    var liveResult: String { get }
    func readArticle(_ title: String) -> Phrase
    var notFoundTitle: String { get }
    var notFoundText: String { get }
    var toStartPage: String { get }

    // Listings
    var setup: String { get }
    var copy: String { get }
    var copied: String { get }
    var notCompiled: String { get }
    var doesNotCompile: String { get }
    var compilerSays: String { get }
    var untitledListing: String { get }
    var untitledCode: String { get }
    var done: String { get }
    var toDo: String { get }
    func evaluations(_ count: String) -> String

    // The figure
    func scenario(_ number: Int) -> String
    func scoreOf(_ title: String) -> String
    var view: String { get }
    var dotLegend: String { get }
    var barLegend: String { get }
    var breakLegend: String { get }
    var began: String { get }
    var reset: String { get }
    var restarted: String { get }
    var ended: String { get }
    var kept: String { get }
    func lost(_ value: String) -> String
    func alive(_ count: Int) -> String
    var evidence: String { get }
    var notRun: String { get }
    var notReached: String { get }
    func step(_ number: String, of count: Int) -> String
    var previousStep: String { get }
    var nextStep: String { get }
    func seconds(_ text: String) -> String
    var screen: String { get }
    var emptyScreen: String { get }
    var why: String { get }
    var nothingRan: String { get }
    var values: String { get }
    var printed: String { get }
    var warned: String { get }
    var on: String { get }
    var off: String { get }
    func claimList(held: Int, of all: Int) -> String
    var claimsTitle: String { get }
    var holds: String { get }
    var doesNotHold: String { get }
    func measured(_ text: String, variant: String?) -> Phrase

    // Sentences
    func sentence(for happening: Happening) -> Phrase
    func sentence(for difference: VariantDifference, steps: [String]) -> Phrase
    /// Nil for a run that did all its steps.
    func sentence(for ending: Run.Ending) -> Phrase?
}

enum Language {
    /// The words for a BCP 47 tag; English for a language that has none of its own.
    static func words(for tag: String) -> any Words {
        tag == "ja" || tag.hasPrefix("ja-") ? JapaneseWords() : EnglishWords()
    }
}
