import Findings
import Scenarios
import Trace

@testable import Articles

/// A small site in two languages with everything that a page can hold.
enum SampleSite {
    static let counter = """
        struct Counter: View {
            @State private var count = 0

            var body: some View {
                Text("\\(count) joined")
                Button("Join") { count += 1 }  // three taps
            }
        }

        struct Session: View {
            @State private var isOpen = true

            var body: some View {
                Button(isOpen ? "Hide" : "Show") { isOpen.toggle() }
                if isOpen { Counter() } else { EmptyView() }
            }
        }
        """

    static let steps: [(text: String, claims: [String])] = [
        ("launch Session()", ["Counter began, body 1, count = 0"]),
        ("tap \"Join\" × 3", ["Counter body 3, count = 3", "Session body 0"]),
        ("tap \"Hide\"", ["Counter ended"]),
        ("tap \"Show\"", ["Counter reset, count = 0"]),
    ]

    static var configuration: SiteConfiguration {
        let place = SourceRange(SourceFile(path: "Articles/site.yml", text: "pages:\n"), 0..<1)
        return SiteConfiguration(
            title: LocalizedText(texts: ["": "Selfsame"], fallback: "Selfsame"),
            tagline: LocalizedText(
                texts: ["en": "SwiftUI documentation that runs", "ja": "実際に動かして確かめるSwiftUIドキュメント"],
                fallback: "SwiftUI documentation that runs"),
            baseURL: nil,
            languages: [.init(tag: "en", name: "English"), .init(tag: "ja", name: "日本語")],
            sections: [
                .init(
                    title: LocalizedText(texts: ["en": "Identity", "ja": "同一性"], fallback: "Identity"),
                    pages: [Located("emptyview", at: place), Located("long", at: place)])
            ],
            findings: [])
    }

    static var articles: [CheckedArticle] { [english, japanese, long] }

    static var english: CheckedArticle {
        var sketch = ArticleSketch(
            language: "en", slug: "emptyview", title: "Is EmptyView really empty?",
            summary: "Hiding a view ends its lifetime, whatever stands in the else branch.")
        let code = { (text: String) in Inline.code(text, sketch.somewhere) }
        sketch.paragraph(
            .text("A counter sits inside an "), code("if"),
            .text(". The attendee count reaches three, the section is closed, then opened again. Readers of the code tend to expect three."),
            .softBreak, .text("The screen says zero."), .footnoteReference(number: 1, ordinal: 1))
        sketch.heading("An else branch with EmptyView", anchor: "else")
        let ends = sketch.checkedSentence([.text("ends its lifetime once")], claim: "Counter ended")
        let resets = sketch.checkedSentence([.text("begins again at 0")], claim: "Counter reset, count = 0")
        sketch.paragraph(
            .text("Both branches are views, so the builder makes one value with two possible contents. Between the two, "),
            code("Counter"), .text(" "), ends, .text(", and its "), code("count"), .text(" goes with it: when it is back it "), resets,
            .text("."))
        let line = sketch.listing(counter, title: "Counter.swift")
        sketch.scenario(
            "Hide, then show again", steps: steps, runs: [Runs.hideThenShow()],
            bodyLines: ["Counter": line + 3, "Session": line + 12])
        sketch.add(
            .alert(
                kind: .note, title: [],
                [
                    .paragraph(
                        [
                            .text("Leaving the "), code("else"), .text(" away changes the type to "), code("Counter?"),
                            .text(" and nothing else: the lifetime ends at the same moment."),
                        ], sketch.somewhere)
                ], sketch.somewhere))
        sketch.heading("Opacity instead of a branch", anchor: "opacity")
        sketch.paragraph(.text("Two ways to hide, the same taps."))
        let opacity = sketch.listing("Counter()\n    .opacity(isOpen ? 1 : 0)", title: "Faded.swift", isShownOnly: true)
        sketch.scenario(
            "Branch and opacity", steps: steps,
            runs: [Runs.hideThenShow(variant: "branch"), Runs.hideThenShow(variant: "opacity", keepsCounter: true)],
            bodyLines: ["Counter": line + 3, "Session": line + 12, "Faded": opacity])
        addFurniture(to: &sketch)
        return sketch.checked
    }

    private static func addFurniture(to sketch: inout ArticleSketch) {
        let place = sketch.somewhere
        sketch.heading("What else a page holds", anchor: "else-1")
        sketch.listing("import Observation\n\n@Observable final class Model { var name = \"\" }", title: "Model.swift", isHidden: true)
        sketch.listing("let value: Int = \"three\"", fails: "cannot convert value of type 'String' to specified type 'Int'")
        let cell = { (text: String) in TableCell(alignment: nil, content: [.text(text)]) }
        sketch.add(
            .table(
                header: [cell("Construct"), cell("Lifetime"), cell("State")],
                rows: [[cell("if"), cell("ends"), cell("lost")], [cell(".opacity(0)"), cell("goes on"), cell("kept")]], place))
        sketch.add(
            .list(
                start: nil, tight: true,
                items: [
                    ListItem(isDone: true, blocks: [.paragraph([.text("Branches measured")], place)]),
                    ListItem(isDone: false, blocks: [.paragraph([.text("Lists <to> measure & compare")], place)]),
                ], place))
        sketch.scenario(
            "A new identity",
            steps: [("launch Editor()", []), ("type \"Hi\" into \"Draft\"", []), ("tap \"New\"", ["!Editor began"]), ("wait 1s", [])],
            runs: [Runs.identityChange()])
        sketch.add(
            .footnotes([
                Footnote(number: 1, label: "1", blocks: [.paragraph([.text("Measured, not remembered.")], place)], references: 1)
            ]))
    }

    static var japanese: CheckedArticle {
        var sketch = ArticleSketch(
            language: "ja", slug: "emptyview", title: "EmptyViewは本当に空なのか", summary: "viewを隠すと、else節に何を書いても生存期間は終わります。")
        let code = { (text: String) in Inline.code(text, sketch.somewhere) }
        sketch.paragraph(
            code("if"), .text("の中にカウンターがあります。参加者が3人になったところで閉じ、もう一度開きます。"), .softBreak,
            .text("コードだけを読むと3のままだと思いがちですが、画面には0と表示されます。"))
        sketch.heading("else節にEmptyViewを置く", anchor: "else節にemptyviewを置く")
        let ends = sketch.checkedSentence([code("Counter"), .text("の生存期間は一度終わります。")], claim: "Counter ended")
        sketch.paragraph(
            .text("どちらの分岐もviewなので、ビルダーは2通りの中身を持つ1つの値を作ります。条件が変わると、片方が取り除かれ、もう片方が挿入されます。"), ends,
            .text("状態も一緒に失われるため、再び現れたときには0から始まります。"))
        let line = sketch.listing(counter, title: "Counter.swift")
        sketch.scenario(
            "隠してから、もう一度表示する", steps: steps, runs: [Runs.hideThenShow()], bodyLines: ["Counter": line + 3, "Session": line + 12])
        sketch.heading("分岐の代わりにopacityを使う", anchor: "分岐の代わりにopacityを使う")
        sketch.paragraph(.text("隠し方は2通り、操作は同じです。"))
        sketch.scenario(
            "分岐とopacity", steps: steps,
            runs: [Runs.hideThenShow(variant: "branch"), Runs.hideThenShow(variant: "opacity", keepsCounter: true)])
        return sketch.checked
    }

    /// Twenty steps, many rows, long words.
    static var long: CheckedArticle {
        var sketch = ArticleSketch(language: "en", slug: "long", title: "Many rows, many steps")
        sketch.heading("Twelve rows", anchor: "rows")
        sketch.paragraph(.text("One row summarises them all."))
        let steps = (0..<20).map { index -> (text: String, claims: [String]) in
            index == 0
                ? ("launch Guests()", [])
                : ("do model.guests[\(index)].name = \"A rather long name that does not end\"; model.commit()", ["Row body 11"])
        }
        sketch.scenario("Twelve guests over twenty steps", steps: steps, runs: [Runs.rows(12, steps: 20)])
        sketch.heading("Four rows", anchor: "four")
        sketch.paragraph(.text("Few enough to have rows of their own."))
        sketch.scenario(
            nil, steps: [("launch Guests()", []), ("tap \"Remove\"", ["Row(1) ended"]), ("wait 1.5s", [])], runs: [Runs.rows(4)])
        sketch.heading("Not run", anchor: "not-run")
        sketch.scenario("Never compiled", steps: [("launch Broken()", ["!Broken began"])], runs: [])
        return sketch.checked
    }
}
