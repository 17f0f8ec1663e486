/// The site's root: leads to the start page in the reader's language, or lets the reader choose.
struct RootPage {
    let page: Page

    init(_ site: SiteMap) {
        page = Page(site, language: site.languages.first?.tag ?? "en", path: "index.html")
    }

    var html: String {
        let translations = page.site.languages.map {
            PageFrame.Translation(language: $0, path: SiteMap.startPath(in: $0.tag), isSamePage: true, anchors: [])
        }
        let title = page.site.title(in: page.language)
        let document = Tag.html(.lang(page.language)) {
            PageHead(
                frame: PageFrame(page: page, title: title, summary: nil, translations: translations)
            ).markup
            Tag.body {
                Tag.main(.class("choice"), .id("page.content")) {
                    Tag.h1 { title }
                    Tag.ul {
                        translations.map { translation in
                            let tag = translation.language.tag
                            return Tag.li(.lang(tag)) {
                                Tag.a(.href(page.address(of: translation.path)), .hreflang(tag)) { translation.language.name }
                                if let tagline = page.site.configuration.tagline { Tag.p { tagline.text(in: tag) } }
                            }
                        }
                    }
                }
                Tag.script { .verbatim(Script.languageChoice) }
            }
        }
        return "<!doctype html>\n" + document.html
    }
}
