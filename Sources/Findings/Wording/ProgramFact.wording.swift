extension ProgramFact: WordedFact {
    var identifier: String { switch self {} }
    var severity: Finding.Severity { switch self {} }
    var summary: String { switch self {} }
    var advice: String? { switch self {} }
}
