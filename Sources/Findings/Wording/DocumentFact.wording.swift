extension DocumentFact: FactInWords {
    var words: Words {
        switch self {
        case .unterminatedFrontMatter:
            Words("unterminated-front-matter", "the front matter has no closing `---`")
        case .malformedYAML(let problem):
            Words("malformed-yaml", "this is not valid YAML: \(problem)")
        case .notAMapping:
            Words("not-a-mapping", "this must be a list of `key: value` lines")
        case .wrongType(let key, let expected):
            Words("wrong-type", "`\(key)` must be \(expected.words)")
        case .invalidValue(let key, let value, let allowed):
            Words("invalid-value", "`\(key)` cannot be `\(value)`", advice: "allowed are " + Words.list(allowed))
        case .repeatedKey(let key):
            Words("repeated-key", "`\(key)` is given twice", advice: "keep one of them")
        case .unknownKey(let key, let nearest):
            Words("unknown-key", "there is no key `\(key)`", advice: Words.didYouMean(nearest))
        case .missingKey(let key):
            Words("missing-key", "`\(key)` is missing", advice: "add a line `\(key): …`")
        case .unknownLanguage(let tag, let nearest):
            Words(
                "unknown-language", "the site has no language `\(tag)`",
                advice: Words.didYouMean(nearest) ?? "list it under `languages`")
        case .invalidLanguageTag(let tag):
            Words(
                "invalid-language-tag", "`\(tag)` is no language tag",
                advice: "write it as in BCP 47: `en`, `ja`, `pt-BR`")
        case .missingTranslation(let key, let language):
            Words("missing-translation", .warning, "`\(key)` has no text for the language `\(language)`")
        case .repeatedPage(let slug):
            Words("repeated-page", "the page `\(slug)` is listed twice", advice: "a page has one place in the order")
        case .unknownAlert(let kind, let nearest):
            Words(
                "unknown-alert", "there is no alert `[!\(kind)]`",
                advice: Words.didYouMean(nearest.map { "[!\($0)]" }, orOneOf: Self.alerts))
        case .unknownContainer(let name, let nearest):
            Words(
                "unknown-container", "there is no container `:::\(name)`", advice: Words.didYouMean(nearest.map { ":::" + $0 }))
        case .unclosedContainer(let name):
            Words("unclosed-container", "`:::\(name)` is not closed", advice: "close it with a line `:::`")
        case .strayContainerEnd:
            Words("stray-container-end", "this `:::` closes nothing")
        case .nestedTooDeeply(let limit):
            Words("nested-too-deeply", "quotes and lists stand in each other more than \(limit) deep")
        case .undefinedFootnote(let label, let nearest):
            Words(
                "undefined-footnote", "the footnote `[^\(label)]` is not defined",
                advice: Words.didYouMean(nearest.map { "[^\($0)]" }) ?? "add a line `[^\(label)]: …`")
        case .unusedFootnote(let label):
            Words(
                "unused-footnote", .warning, "nothing refers to the footnote `[^\(label)]`",
                advice: "refer to it with `[^\(label)]`, or remove it; the page leaves it out")
        case .repeatedFootnote(let label):
            Words("repeated-footnote", "the footnote `[^\(label)]` is defined twice", advice: "rename one of them")
        }
    }

    private static let alerts = ["[!NOTE]", "[!TIP]", "[!IMPORTANT]", "[!WARNING]", "[!CAUTION]"]
}

extension DocumentFact.ValueType {
    fileprivate var words: String {
        switch self {
        case .text: "text"
        case .number: "a whole number"
        case .list: "a list"
        case .mapping: "a list of `key: value` lines"
        case .textOrTranslations: "text, or one text for each language"
        case .pages: "a list of page names and sections"
        }
    }
}
