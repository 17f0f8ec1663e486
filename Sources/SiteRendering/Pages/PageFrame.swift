/// What all pages have around their content: head, header, footer.
struct PageFrame {
    let page: Page
    let title: String
    let summary: String?
    /// The other languages' pages that this page leads to.
    let translations: [Translation]

    /// The same content, or the nearest to it, in another language.
    struct Translation: Sendable {
        var language: SiteMap.Language
        var path: String
        /// Whether it says the same in the other language.
        var isSamePage: Bool
        /// Anchors of its headings, in order, where they correspond to this page's one by one.
        var anchors: [String]
    }

    private var words: any Words { page.words }
    private var siteTitle: String { page.site.title(in: page.language) }

    func html(footer: Markup = .nothing, @MarkupBuilder content: () -> Markup) -> String {
        let document = Tag.html(.lang(page.language)) {
            PageHead(frame: self).markup
            Tag.body {
                Tag.a(.class("skip"), .href("#page.content")) { words.skipToContent }
                header
                Tag.main(.id("page.content")) { content() }
                Tag.footer(.class("page-footer")) {
                    footer
                    Tag.p { words.reimplementation }
                }
            }
        }
        return "<!doctype html>\n" + document.html
    }

    // MARK: Header

    private var header: Markup {
        Tag.header(.class("page-header")) {
            Tag.a(.class("site-name"), .href(page.address(of: SiteMap.startPath(in: page.language)))) { siteTitle }
            pageList
            Tag.div(.class("tools")) {
                languageSwitch
                Tag.button(
                    .type("button"), .class("theme", "scripted"), .aria("label", words.switchTheme), .title(words.switchTheme)
                ) {
                    Tag.span(.class("theme-mark"), .aria("hidden", "true"))
                }
            }
        }
    }

    private var pageList: Markup {
        Tag.details(.class("page-list")) {
            Tag.summary { words.articles }
            Tag.nav(.aria("label", words.articles)) {
                page.site.sections(in: page.language).map { section in
                    .group([
                        section.title.map { title in Tag.p { title } } ?? .nothing,
                        Tag.ul {
                            section.articles.map { checked in
                                let path = SiteMap.path(of: checked.article)
                                return Tag.li {
                                    Tag.a(.href(page.address(of: path)), path == page.path ? .aria("current", "page") : nil) {
                                        checked.title
                                    }
                                }
                            }
                        },
                    ])
                }
            }
        }
    }

    @MarkupBuilder private var languageSwitch: Markup {
        if !translations.isEmpty {
            Tag.nav(.class("languages"), .aria("label", words.languages)) {
                translations.map { translation in
                    Tag.a(
                        .href(page.address(of: translation.path)), .lang(translation.language.tag),
                        .hreflang(translation.language.tag),
                        translation.anchors.isEmpty ? nil : .data("anchors", translation.anchors.joined(separator: " "))
                    ) { translation.language.name }
                }
            }
        }
    }
}
