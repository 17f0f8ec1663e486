import Articles
import Scenarios

/// An article with its scenarios beside it.
struct ArticlePage {
    let checked: CheckedArticle
    let page: Page
    private let prose: Prose
    private let scenes: [Scene]

    init(_ checked: CheckedArticle, site: SiteMap) {
        self.checked = checked
        page = Page(site, language: checked.article.language, path: SiteMap.path(of: checked.article))
        prose = Prose(checked: checked, page: page)
        scenes = Scene.all(in: checked.bodyBlocks)
    }

    private var article: Article { checked.article }
    private var words: any Words { page.words }

    var html: String {
        let frame = PageFrame(
            page: page, title: "\(checked.title) · \(page.site.title(in: page.language))",
            summary: article.frontMatter.summary?.value, translations: translations)
        return frame.html(footer: dataLink) {
            Tag.article(.class("article")) {
                Tag.div(.class("opening")) {
                    opening
                    contents
                }
                scenes.map(scene)
                footnotes
            }
            neighbours
        }
    }

    // MARK: Opening

    private var opening: Markup {
        Tag.header {
            Tag.h1 { checked.title }
            if let summary = article.frontMatter.summary { Tag.p(.class("lede")) { summary.value } }
            Tag.p(.class("meta")) { ArticleFacts(checked: checked, words: words).markup }
        }
    }

    @MarkupBuilder private var contents: Markup {
        let headings = checked.bodyBlocks.headings.filter { $0.level <= 3 }
        if headings.count > 1 {
            Tag.nav(.class("contents"), .aria("label", words.onThisPage)) {
                Tag.p { words.onThisPage }
                Tag.ul {
                    headings.map { heading in
                        Tag.li(.class(heading.level > 2 ? "deeper" : nil)) {
                            Tag.a(.href("#\(heading.anchor)")) { heading.text }
                        }
                    }
                }
            }
        }
    }

    // MARK: Scenes

    private func scene(_ scene: Scene) -> Markup {
        guard let summary = scene.summary else { return columns(scene) }
        return Tag.details(.class("fold", "wide")) {
            Tag.summary { prose.markup(summary) }
            columns(scene)
        }
    }

    private func columns(_ scene: Scene) -> Markup {
        let attributes: [Attribute?] = [
            .class("scene", scene.hasRuns ? "with-runs" : nil, scene.isBrief(in: article) ? "brief" : nil),
            scene.anchor.map { .aria("labelledby", $0) },
            scene.hasRuns ? .style("grid-template-rows:" + rows(scene.passages.count)) : nil,
        ]
        let tag = scene.anchor == nil ? Tag.div : Tag.section
        let passages = scene.passages.indices.map { passage($0, of: scene) }
        return .element(tag, attributes.compactMap(\.self), passages)
    }

    /// The last row takes up what a run needs beyond the text beside it.
    private func rows(_ count: Int) -> String {
        (Array(repeating: "auto", count: count - 1) + ["1fr"]).joined(separator: " ")
    }

    /// A run stands beside the text that comes before it; the last one of a scene also beside the text that follows.
    private func passage(_ index: Int, of scene: Scene) -> Markup {
        let passage = scene.passages[index]
        let isLastRun = !scene.passages[(index + 1)...].contains { $0.scenario != nil }
        let prose = passage.blocks.isEmpty ? Markup.nothing : Tag.div(.class("prose")) { self.prose.markup(passage.blocks) }
        guard let scenario = passage.scenario else { return prose }
        return .group([
            prose,
            Tag.div(.class("beside"), .style("grid-row:\(index + 1)/" + (isLastRun ? "-1" : "span 1"))) {
                RunFigure(checked.scenarios[scenario], page: page).markup
            },
        ])
    }

    private var footnotes: Markup {
        let notes = checked.article.blocks.filter { if case .footnotes = $0 { true } else { false } }
        return notes.isEmpty ? .nothing : Tag.div(.class("prose")) { prose.markup(notes) }
    }

    // MARK: After the article

    private var neighbours: Markup {
        let all = page.site.orderedArticles(in: page.language)
        guard all.count > 1, let index = all.firstIndex(where: { $0.article.slug == article.slug }) else { return .nothing }
        return Tag.nav(.class("neighbours"), .aria("label", words.neighbours)) {
            if index > 0 { neighbour(all[index - 1], rel: "prev", label: words.previousPage) }
            if index + 1 < all.count { neighbour(all[index + 1], rel: "next", label: words.nextPage) }
        }
    }

    private func neighbour(_ other: CheckedArticle, rel: String, label: String) -> Markup {
        Tag.a(.rel(rel), .href(page.address(of: SiteMap.path(of: other.article)))) {
            Tag.small { label }
            " "
            Tag.span { other.title }
        }
    }

    private var dataLink: Markup {
        Tag.p {
            ArticleFacts(checked: checked, words: words).result
            " "
            Tag.a(.href(page.address(of: SiteMap.dataPath(of: article))), .type("application/json")) { words.pageAsData }
        }
    }

    private var translations: [PageFrame.Translation] {
        let anchors = checked.bodyBlocks.headings.map(\.anchor)
        return page.site.languages.filter { $0.tag != page.language }.map { language in
            guard let translation = page.site.translation(of: article, into: language.tag) else {
                return PageFrame.Translation(
                    language: language, path: SiteMap.startPath(in: language.tag), isSamePage: false, anchors: [])
            }
            let others = translation.blocks.headings.map(\.anchor)
            return PageFrame.Translation(
                language: language, path: SiteMap.path(of: translation), isSamePage: true,
                anchors: others.count == anchors.count ? others : [])
        }
    }
}
