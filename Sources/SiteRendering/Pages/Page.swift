import Scenarios

/// What every part of a page needs to know about the page that it is on.
struct Page: Sendable {
    let site: SiteMap
    let language: String
    /// Relative to the site's root.
    let path: String
    let words: any Words

    init(_ site: SiteMap, language: String, path: String) {
        self.site = site
        self.language = language
        self.path = path
        words = Language.words(for: language)
    }

    /// The address of another page of the site, as written on this one.
    func address(of target: String) -> String { SiteMap.address(of: target, from: path) }
}

extension CheckedArticle {
    /// The front matter's title, or the first heading of level 1, or the slug.
    var title: String {
        if let title = article.frontMatter.title { return title.value }
        for case .heading(1, _, let inlines, _) in article.blocks { return inlines.plainText }
        return article.slug
    }
}
