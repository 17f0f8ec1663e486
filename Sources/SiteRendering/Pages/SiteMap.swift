import Articles
import Foundation
import Scenarios

/// Which pages there are, in which order, and where.
struct SiteMap: Sendable {
    let configuration: SiteConfiguration
    let articles: [CheckedArticle]
    /// The configured languages, then those that only articles name.
    let languages: [Language]

    static let style = "assets/selfsame.css"
    static let script = "assets/selfsame.js"
    static let icon = "assets/selfsame.svg"

    /// A language of the site.
    struct Language: Hashable, Sendable {
        /// A BCP 47 tag and the name of its folder.
        var tag: String
        /// In the language itself.
        var name: String
    }

    /// Articles under one heading of the page list.
    struct Section: Sendable {
        var title: String?
        var articles: [CheckedArticle]
    }

    init(_ articles: [CheckedArticle], configuration: SiteConfiguration) {
        self.configuration = configuration
        self.articles = articles
        let configured = Set(configuration.languages.map(\.tag))
        let others = Set(articles.map(\.article.language)).subtracting(configured).sorted()
        languages =
            configuration.languages.map { Language(tag: $0.tag, name: $0.name) } + others.map { Language(tag: $0, name: $0) }
    }

    /// In reading order; articles that the configuration does not name come last, by slug.
    func sections(in language: String) -> [Section] {
        let own = articles.filter { $0.article.language == language }
        var sections = configuration.sections.map { section in
            Section(
                title: section.title?.text(in: language),
                articles: section.pages.compactMap { slug in own.first { $0.article.slug == slug.value } })
        }
        let named = Set(configuration.sections.flatMap { $0.pages.map(\.value) })
        let others = own.filter { !named.contains($0.article.slug) }.sorted { $0.article.slug < $1.article.slug }
        sections.append(Section(title: nil, articles: others))
        return sections.filter { !$0.articles.isEmpty }
    }

    func orderedArticles(in language: String) -> [CheckedArticle] { sections(in: language).flatMap(\.articles) }

    /// The same article in another language.
    func translation(of article: Article, into language: String) -> Article? {
        articles.first { $0.article.slug == article.slug && $0.article.language == language }?.article
    }

    func title(in language: String) -> String { configuration.title.text(in: language) }

    static func path(of article: Article) -> String { "\(article.language)/\(article.slug).html" }
    static func dataPath(of article: Article) -> String { "\(article.language)/\(article.slug).json" }
    static func startPath(in language: String) -> String { "\(language)/index.html" }

    /// The address of one page as written on another one.
    static func address(of target: String, from page: String) -> String {
        let here = page.split(separator: "/").dropLast()
        let there = target.split(separator: "/")
        let shared = zip(here, there.dropLast()).prefix { $0 == $1 }.count
        let parts = Array(repeating: "..", count: here.count - shared) + there.dropFirst(shared).map(String.init)
        return parts.joined(separator: "/").percentEncoded
    }
}

extension String {
    fileprivate var percentEncoded: String { addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? self }
}
