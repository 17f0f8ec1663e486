import Testing

@testable import SiteRendering

struct MarkupTests {
    @Test(arguments: [
        (Tag.p { "a < b && c > d" }, "<p>a &lt; b &amp;&amp; c &gt; d</p>\n"),
        (Tag.span(.title("say \"<hi>\" & go")) { "" }, "<span title=\"say &quot;&lt;hi&gt;&quot; &amp; go\"></span>"),
        (Tag.img(.src("a.png"), .alt("")), "<img src=\"a.png\" alt=\"\">"),
        (Tag.span(.class("a", nil, "b"), .class(nil), .hidden) { "x" }, "<span class=\"a b\" hidden>x</span>"),
        (Markup.verbatim("<b>as is</b>"), "<b>as is</b>"),
        (Tag.a(.href("JavaScript:alert(1)")) { "x" }, "<a href=\"\">x</a>"),
        (Tag.a(.href(" java\nscript:alert(1)")) { "x" }, "<a href=\"\">x</a>"),
        (Tag.a(.href("page.html#data:text")) { "x" }, "<a href=\"page.html#data:text\">x</a>"),
        (Phrase("\(code: "a<b>") was \("<i>written</i>")").markup, "<code>a&lt;b&gt;</code> was &lt;i&gt;written&lt;/i&gt;"),
    ])
    func writesEscapedHTML(markup: Markup, html: String) {
        #expect(markup.html == html)
    }

    @Test func joinsPhrases() {
        let phrases: [Phrase] = ["\(code: "a")", "\(code: "b")"]
        #expect(phrases.joined(separator: " and ").plainText == "a and b")
        #expect([Phrase]().joined(separator: ",").plainText == "")
    }
}
