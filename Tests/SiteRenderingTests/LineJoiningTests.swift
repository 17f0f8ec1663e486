import Findings
import Testing

@testable import Articles
@testable import SiteRendering

struct LineJoiningTests {
    @Test(arguments: [
        ("終わります。", "次に", "終わります。次に"),
        ("生存期間", "SwiftUI", "生存期間SwiftUI"),
        ("SwiftUI", "は", "SwiftUIは"),
        ("one", "two", "one two"),
        ("한국어", "문서", "한국어 문서"),
        ("（全角", "）", "（全角）"),
    ])
    func joinsLines(first: String, second: String, joined: String) {
        #expect([Inline.text(first), .softBreak, .text(second)].plainText == joined)
    }

    @Test func looksThroughMarks() {
        let place = SourceRange(SourceFile(path: "a.md", text: ""), 0..<0)
        let inlines: [Inline] = [.strong([.text("状態")]), .softBreak, .emphasis([.code("body", place)])]
        #expect(inlines.plainText == "状態body")
    }
}
