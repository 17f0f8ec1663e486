import Articles
import Scenarios

/// The static site: pages as a function of articles, traces and configuration, and of nothing else.
public enum Site {
    /// The site's files, in the order of their paths; equal input gives equal bytes.
    public static func render(_ articles: [CheckedArticle], configuration: SiteConfiguration) -> [SitePage] {
        let site = SiteMap(articles, configuration: configuration)
        var pages = [
            SitePage(path: SiteMap.style, text: Style.all),
            SitePage(path: SiteMap.script, text: Script.main),
            SitePage(path: SiteMap.icon, text: Icon.svg),
            SitePage(path: "index.html", text: RootPage(site).html),
            SitePage(path: "404.html", text: MissingPage(site: site).html),
        ]
        for language in site.languages {
            pages.append(
                SitePage(path: SiteMap.startPath(in: language.tag), text: StartPage(site, language: language.tag).html))
        }
        for checked in articles {
            pages.append(SitePage(path: SiteMap.path(of: checked.article), text: ArticlePage(checked, site: site).html))
            pages.append(SitePage(path: SiteMap.dataPath(of: checked.article), contents: ArticleData(checked).json))
        }
        return pages.sorted { $0.path < $1.path }
    }
}
