import Findings

/// What `Articles/site.yml` says about the site as a whole.
///
/// ```yaml
/// title: Selfsame                    # or one for each language: { en: Selfsame, ja: セルフセイム }
/// tagline:
///   en: SwiftUI documentation that runs
///   ja: 動かして確かめる SwiftUI の文書
/// base-url: https://example.org/docs # optional; where the site will stand
/// languages:                         # the first one is the site's own
///   en: English
///   ja: 日本語
/// pages:                             # slugs in reading order, alone or in sections
///   - emptyview
///   - section: { en: Identity, ja: 同一性 }
///     pages: [structural, explicit]
/// ```
public struct SiteConfiguration: Sendable {
    public var title: LocalizedText
    public var tagline: LocalizedText?
    /// Without a slash at its end; nil where the site's address is not known.
    public var baseURL: Located<String>?
    /// At least one; the first is the site's own.
    public var languages: [Language]
    /// In reading order; pages that stand in no section are together in sections without a title.
    public var sections: [Section]
    /// What was wrong while reading.
    public var findings: [Finding]

    /// A language in which articles are written.
    public struct Language: Hashable, Sendable {
        /// A BCP 47 tag and the name of its folder: `ja`.
        public var tag: String
        /// In the language itself: `日本語`.
        public var name: String
    }

    /// Articles that belong together.
    public struct Section: Sendable {
        public var title: LocalizedText?
        /// Slugs, in reading order.
        public var pages: [Located<String>]
    }
}

/// A text that may differ from language to language.
public struct LocalizedText: Hashable, Sendable {
    /// By BCP 47 tag; the empty tag holds a text that is the same in all languages.
    var texts: [String: String]
    /// What stands in where a language has no text of its own.
    var fallback: String

    /// The text in a language, or else in the site's own.
    public func text(in language: String) -> String { texts[language] ?? fallback }
}
