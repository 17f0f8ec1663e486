/// What can be the matter in the area `Fact.document`.
public enum DocumentFact: Hashable, Sendable {
    // MARK: YAML

    case unterminatedFrontMatter
    /// `problem` is the YAML reader's own description.
    case malformedYAML(problem: String)
    case notAMapping
    case wrongType(key: String, expected: ValueType)
    case invalidValue(key: String, value: String, allowed: [String])
    case repeatedKey(String)
    case unknownKey(String, nearest: String?)
    case missingKey(String)
    case unknownLanguage(String, nearest: String?)
    case invalidLanguageTag(String)
    case missingTranslation(key: String, language: String)
    case repeatedPage(slug: String)

    // MARK: Markdown

    case unknownAlert(kind: String, nearest: String?)
    case unknownContainer(name: String, nearest: String?)
    case unclosedContainer(name: String)
    case strayContainerEnd
    case nestedTooDeeply(limit: Int)
    case undefinedFootnote(label: String, nearest: String?)
    case unusedFootnote(label: String)
    case repeatedFootnote(label: String)

    /// What a YAML value has to be.
    public enum ValueType: String, Hashable, Sendable { case text, number, list, mapping, textOrTranslations, pages }
}
