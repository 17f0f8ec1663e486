/// What is the matter, as data. Each area has an enum of its own and one file in `Wording/` that turns it into English.
public enum Fact: Hashable, Sendable {
    /// About the article as a document: front matter, Markdown, links, the site's configuration.
    case document(DocumentFact)
    /// About the words of listings, scenarios, steps and claims.
    case language(LanguageFact)
    /// About files that listings take their text from.
    case include(IncludeFact)
    /// About programs: what the compiler says, and how a run ended.
    case program(ProgramFact)
    /// About claims that were checked against a trace.
    case claim(ClaimFact)

    /// A stable name such as `unknown-step`, for reports and for the reference page.
    public var identifier: String { details.identifier }
    public var severity: Finding.Severity { details.severity }
    /// One sentence that says what is wrong.
    public var summary: String { details.summary }
    /// What to do about it, where there is something to say.
    public var advice: String? { details.advice }

    private var details: any WordedFact {
        switch self {
        case .document(let fact): fact
        case .language(let fact): fact
        case .include(let fact): fact
        case .program(let fact): fact
        case .claim(let fact): fact
        }
    }
}

/// What every area's facts can say of themselves.
protocol WordedFact {
    var identifier: String { get }
    var severity: Finding.Severity { get }
    var summary: String { get }
    var advice: String? { get }
}
