import Foundation
import Scenarios
import Testing

@testable import SiteRendering

struct SiteTests {
    static let pages = Site.render(SampleSite.articles, configuration: SampleSite.configuration)
    static let htmlPaths = pages.map(\.path).filter { $0.hasSuffix(".html") }

    private static func html(_ path: String) -> String {
        pages.first { $0.path == path }.map { String(decoding: $0.contents, as: UTF8.self) } ?? ""
    }

    private static func html(of checked: CheckedArticle) -> String {
        ArticlePage(checked, site: SiteMap([checked], configuration: SampleSite.configuration)).html
    }

    @Test func hasAPageForEverything() {
        #expect(
            Self.pages.map(\.path) == [
                "404.html", "assets/selfsame.css", "assets/selfsame.js", "assets/selfsame.svg",
                "en/emptyview.html", "en/emptyview.json", "en/index.html", "en/long.html", "en/long.json", "index.html", "ja/emptyview.html", "ja/emptyview.json", "ja/index.html",
            ])
    }

    @Test func equalInputGivesEqualBytes() {
        #expect(Site.render(SampleSite.articles, configuration: SampleSite.configuration) == Self.pages)
    }

    @Test(arguments: htmlPaths)
    func isBalancedAndHasEveryIdOnce(path: String) {
        #expect(PageInspection(Self.html(path)).problems == [])
    }

    @Test(arguments: htmlPaths)
    func linksLeadSomewhere(path: String) {
        // An address that carries its own data leads nowhere else.
        for address in PageInspection(Self.html(path)).addresses where !address.hasPrefix("data:") {
            let parts = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            let target = parts[0].isEmpty ? path : Self.resolve(parts[0].removingPercentEncoding ?? "", from: path)
            #expect(Self.pages.contains { $0.path == target }, "\(address) on \(path)")
            if parts.count == 2 {
                #expect(PageInspection(Self.html(target)).ids.contains(parts[1]), "\(address) on \(path)")
            }
        }
    }

    private static func resolve(_ address: String, from page: String) -> String {
        var parts = page.split(separator: "/").dropLast().map(String.init)
        for part in address.split(separator: "/") {
            if part == ".." { parts.removeLast() } else { parts.append(String(part)) }
        }
        return parts.joined(separator: "/")
    }

    @Test(arguments: pages.filter { !$0.path.hasSuffix(".json") })
    func isSmallAndNeedsNoNetwork(page: SitePage) {
        // The name of a format, which is never fetched.
        let text = String(decoding: page.contents, as: UTF8.self).replacing("http://www.w3.org/2000/svg", with: "")
        #expect(page.contents.count <= 150_000)
        #expect(!text.contains("//cdn") && !text.contains("https://") && !text.contains("http://") && !text.contains("@import"))
    }

    @Test func japaneseLinesJoinWithoutASpace() {
        #expect(Self.html("ja/emptyview.html").contains("もう一度開きます。コードだけを"))
    }

    @Test func linksToMarkdownBecomeLinksToPages() {
        #expect(Self.html("en/emptyview.html").contains(#"<a href="long.html#twelve-rows">"#))
    }

    @Test func keepsThePlaceInTheOtherLanguage() {
        // The Japanese article has fewer headings, so only the page corresponds.
        #expect(Self.html("en/emptyview.html").contains(#"<a href="../ja/emptyview.html" lang="ja" hreflang="ja">"#))
        #expect(Self.html("en/long.html").contains(#"<a href="../ja/index.html" lang="ja" hreflang="ja">"#))
    }

    @Test func failingClaimsAreSeenFromTheTop() {
        let html = Self.html("en/emptyview.html")
        #expect(html.contains("12 of 13 claims hold"))
        #expect(html.contains(#"<details class="claims" id="run.3.claims" open>"#))
        #expect(html.contains(#"<details class="claims" id="run.1.claims">"#))
    }

    @Test func checkedSentencesSayWhetherTheyHold() {
        var fixture = ArticleFixture(
            path: "Articles/en/a.md", markdown: "It ends.<!-- #counter \"t\" tap \"Hide\": Counter ended -->\n")
        let holding = Self.html(of: fixture.checked)
        fixture.failing = ["Counter ended"]
        let failing = Self.html(of: fixture.checked)
        #expect(holding.contains(#"<span class="checked" title="Checked: Counter ended">It ends."#))
        #expect(failing.contains(#"<span class="checked failed" title="Does not hold: Counter ended">It ends."#))
    }

    @Test(arguments: [
        (" confidence=A source=\"a log\"", #"Evidence</span><b>A</b><span>a log</span>"#),
        (" confidence=\"A*\"", #"Evidence</span><b>A*</b></p>"#),
        ("", nil),
    ])
    func evidenceStandsAtTheScenario(options: String, expected: String?) {
        let fixture = ArticleFixture(
            path: "Articles/en/a.md", markdown: "```scenario \"t\"\(options)\nlaunch A()\n```\n", runs: [[]])
        let html = Self.html(of: fixture.checked)
        if let expected { #expect(html.contains(expected)) } else { #expect(!html.contains("evidence")) }
    }

    @Test func traceIsThereAsData() throws {
        let data = try #require(Self.pages.first { $0.path == "en/emptyview.json" }).contents
        let object = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
        let scenarios = try #require(object["scenarios"] as? [[String: Any]])
        #expect(scenarios.map { $0["title"] as? String } == ["Hide, then show again", "Branch and opacity", "A new identity"])
        #expect((scenarios[0]["trace"] as? [String: Any])?["version"] as? Int == 1)
        #expect((scenarios[0]["claims"] as? [[String: Any]])?.count == 5)
    }

    @Test(arguments: [
        ("en/a.html", "en/b.html", "b.html"), ("en/a.html", "ja/b.html", "../ja/b.html"),
        ("index.html", "en/index.html", "en/index.html"), ("en/a.html", "assets/x.css", "../assets/x.css"),
        ("en/a.html", "en/日 本.html", "%E6%97%A5%20%E6%9C%AC.html"),
    ])
    func addressesAreRelative(page: String, target: String, address: String) {
        #expect(SiteMap.address(of: target, from: page) == address)
    }
}
