/// The English of one fact.
struct Words {
    let identifier: String
    let severity: Finding.Severity
    let summary: String
    let advice: String?

    init(_ identifier: String, _ severity: Finding.Severity, _ summary: String, advice: String? = nil) {
        self.identifier = identifier
        self.severity = severity
        self.summary = summary
        self.advice = advice
    }

    init(_ identifier: String, _ summary: String, advice: String? = nil) {
        self.init(identifier, .error, summary, advice: advice)
    }

    /// Asks for the near word, if there is one.
    static func didYouMean(_ nearest: String?) -> String? { nearest.map { "did you mean `\($0)`?" } }

    /// Asks for the near word, or else names all there are.
    static func didYouMean(_ nearest: String?, orOneOf known: [String]) -> String {
        didYouMean(nearest) ?? "known are " + list(known)
    }

    /// `a`, `b` and `c`.
    static func list(_ words: [String]) -> String {
        let quoted = words.map { "`\($0)`" }
        guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "none" }
        return quoted.dropLast().joined(separator: ", ") + " and " + last
    }
}

/// A fact whose English stands together in one value.
protocol FactInWords: WordedFact {
    var words: Words { get }
}

extension FactInWords {
    var identifier: String { words.identifier }
    var severity: Finding.Severity { words.severity }
    var summary: String { words.summary }
    var advice: String? { words.advice }
}
