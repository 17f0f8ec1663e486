import Findings

/// The YAML between the two `---` lines at the top of an article.
public struct FrontMatter: Sendable {
    public var title: Located<String>?
    /// A BCP 47 tag such as `en` or `ja`.
    public var language: Located<String>?
    public var summary: Located<String>?
    /// Swift language mode for the article's listings: 5 or 6.
    public var swift: Located<Int>?
    /// The modelled release for the article's scenarios: 26 or 27.
    public var sdk: Located<Int>?
    /// Keys that mean nothing here, kept as text for other tools' sake.
    public var others: [String: Located<String>]
}
