import Articles
import Scenarios

/// The first page of a language: what the site is, a result as proof, and the articles.
struct StartPage {
    let page: Page

    init(_ site: SiteMap, language: String) {
        page = Page(site, language: language, path: SiteMap.startPath(in: language))
    }

    private var words: any Words { page.words }
    private var tagline: String? { page.site.configuration.tagline?.text(in: page.language) }

    var html: String {
        let title = page.site.title(in: page.language)
        let translations = page.site.languages.filter { $0.tag != page.language }.map {
            PageFrame.Translation(language: $0, path: SiteMap.startPath(in: $0.tag), isSamePage: true, anchors: [])
        }
        let frame = PageFrame(page: page, title: title, summary: tagline, translations: translations)
        return frame.html {
            Tag.div(.class("start")) {
                Tag.div {
                    Tag.div(.class("welcome")) {
                        Tag.h1 { title }
                        if let tagline { Tag.p(.class("lede")) { tagline } }
                        words.whatThisIs.map { phrase in Tag.p { phrase } }
                    }
                    source
                }
                liveResult
            }
            articleList
        }
    }

    /// The listings above the first article's first scenario.
    @MarkupBuilder private var source: Markup {
        if let (checked, scenario) = firstScenario {
            listings(above: scenario.scenario.index, in: checked).map { listing in
                ListingFigure(listing: listing, checked: checked, words: words).markup
            }
        }
    }

    private func listings(above scenario: Int, in checked: CheckedArticle) -> [Listing] {
        guard let scene = Scene.all(in: checked.bodyBlocks).first(where: { $0.passages.contains { $0.scenario == scenario } }),
            let passage = scene.passages.firstIndex(where: { $0.scenario == scenario })
        else { return [] }
        return scene.passages[...passage].flatMap(\.blocks).compactMap { block in
            guard case .listing(let index) = block, !checked.article.listings[index].isHidden else { return nil }
            return checked.article.listings[index]
        }
    }

    /// The first article's first scenario, as it ran.
    @MarkupBuilder private var liveResult: Markup {
        if let (checked, scenario) = firstScenario {
            Tag.section(.class("live", "beside"), .aria("label", words.liveResult)) {
                RunFigure(scenario, page: page).markup
                Tag.p(.class("source-article")) {
                    Tag.a(.href(page.address(of: SiteMap.path(of: checked.article)))) { words.readArticle(checked.title) }
                }
            }
        }
    }

    private var firstScenario: (CheckedArticle, CheckedScenario)? {
        page.site.orderedArticles(in: page.language).lazy.compactMap { checked in
            checked.scenarios.first.map { (checked, $0) }
        }
        .first
    }

    private var articleList: Markup {
        Tag.section(.class("article-list"), .aria("labelledby", "page.articles")) {
            Tag.h2(.id("page.articles")) { words.articles }
            page.site.sections(in: page.language).map { section in
                .group([
                    section.title.map { title in Tag.h3 { title } } ?? .nothing,
                    Tag.ul { section.articles.map(entry) },
                ])
            }
        }
    }

    private func entry(_ checked: CheckedArticle) -> Markup {
        Tag.li {
            Tag.a(.href(page.address(of: SiteMap.path(of: checked.article)))) { checked.title }
            if let summary = checked.article.frontMatter.summary { Tag.p { summary.value } }
            Tag.p(.class("meta")) { ArticleFacts(checked: checked, words: words).markup }
        }
    }
}
