/// A page's `head`: what it is called, how it looks, and where it stands among its translations.
struct PageHead {
    let frame: PageFrame

    private var page: Page { frame.page }

    var markup: Markup {
        Tag.head {
            Tag.meta(.charset("utf-8"))
            Tag.meta(.name("viewport"), .content("width=device-width, initial-scale=1"))
            Tag.title { frame.title }
            if let summary = frame.summary { Tag.meta(.name("description"), .content(summary)) }
            Tag.meta(Attribute(name: "property", value: "og:title"), .content(frame.title))
            if let summary = frame.summary { Tag.meta(Attribute(name: "property", value: "og:description"), .content(summary)) }
            Tag.meta(.name("color-scheme"), .content("light dark"))
            addresses
            // Before the style, so that the page is never painted in the other theme or without its script's layout.
            Tag.script { .verbatim(Script.early) }
            Tag.link(.rel("icon"), .type("image/svg+xml"), .href(page.address(of: SiteMap.icon)))
            Tag.link(.rel("stylesheet"), .href(page.address(of: SiteMap.style)))
            Tag.script(.src(page.address(of: SiteMap.script)), .defer)
        }
    }

    /// Where this page and its translations stand; absolute, as search engines want it, where the site's address is known.
    @MarkupBuilder private var addresses: Markup {
        if let base = page.site.configuration.baseURL?.value {
            Tag.link(.rel("canonical"), .href("\(base)/\(SiteMap.address(of: page.path, from: ""))"))
        }
        frame.translations.filter(\.isSamePage).map { translation in
            Tag.link(.rel("alternate"), .hreflang(translation.language.tag), .href(address(of: translation.path)))
        }
    }

    private func address(of path: String) -> String {
        guard let base = page.site.configuration.baseURL?.value else { return page.address(of: path) }
        return "\(base)/\(SiteMap.address(of: path, from: ""))"
    }
}
