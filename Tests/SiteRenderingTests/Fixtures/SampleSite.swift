import Articles
import Findings
import Scenarios

/// A small site in two languages with everything that a page can hold.
enum SampleSite {
    static let configuration = SiteConfiguration.read(
        file: SourceFile(
            path: "Articles/site.yml",
            text: """
                title: Selfsame
                tagline:
                  en: SwiftUI documentation that runs
                  ja: 実際に動かして確かめるSwiftUIドキュメント
                languages: { en: English, ja: 日本語 }
                pages:
                  - section: { en: Identity, ja: 同一性 }
                    pages: [emptyview, long]
                """))

    static let articles = [english, japanese, long]

    static let english = ArticleFixture(
        path: "Articles/en/emptyview.md", markdown: englishText,
        runs: [
            [Runs.hideThenShow()],
            [Runs.hideThenShow(variant: "branch"), Runs.hideThenShow(variant: "opacity", keepsCounter: true)],
            [Runs.identityChange()],
        ],
        compilerMessages: [3: "error: cannot convert value of type 'String' to specified type 'Int'"],
        failing: ["Editor began"]
    ).checked

    static let japanese = ArticleFixture(
        path: "Articles/ja/emptyview.md", markdown: japaneseText,
        runs: [
            [Runs.hideThenShow()],
            [Runs.hideThenShow(variant: "branch"), Runs.hideThenShow(variant: "opacity", keepsCounter: true)],
        ]
    ).checked

    /// Twenty steps, many rows, long words, and a scenario that was not run.
    static let long = ArticleFixture(
        path: "Articles/en/long.md", markdown: longText, runs: [[Runs.rows(12, steps: 20)], [Runs.rows(4)], []],
        failing: ["Broken began"]
    ).checked

    private static let counter = """
        ```swift #counter title="Counter.swift"
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
        ```
        """

    private static let laterSteps = """
        tap "Join" × 3
            Counter body 3, count = 3
            Session body 0
        tap "Hide"
            Session body ≥ 1
        tap "Show"
            Session body 1
        """

    private static let englishText = """
        ---
        title: Is EmptyView really empty?
        summary: Hiding a view ends its lifetime, whatever stands in the else branch.
        ---

        A counter sits inside an `if`. The attendee count reaches three, the section is closed, then opened again.
        Readers of the code tend to expect three. The screen says zero.[^1]

        ## An else branch with EmptyView

        Both branches are views, so the builder makes one value with two possible contents. Flipping the condition removes one
        content and inserts the other. Between the two,
        `Counter` ends its lifetime once.<!-- #counter "Hide, then show again" tap "Hide": Counter ended -->
        The body of `Session` ran `3`<!-- #counter "Hide, then show again": Session body total --> times in all.

        \(counter)

        ```scenario #counter "Hide, then show again"
        launch Session()
            Counter began, body 1, count = 0
        \(laterSteps)
        ```

        > [!NOTE]
        > Leaving the `else` away changes the type to `Counter?` and nothing else: the lifetime ends at the same moment.

        ## Opacity instead of a branch

        Two ways to hide, the same taps. More on [many rows](long.md#twelve-rows).

        ```swift shown-only title="Faded.swift"
        Counter()
            .opacity(isOpen ? 1 : 0)
        ```

        ```scenario #counter "Branch and opacity"
        launch Session(hides: .branch) as "branch"
        launch Session(hides: .opacity) as "opacity"
            Counter began, body 1, count = 0
        \(laterSteps)
        ```

        ## What else a page holds

        ```swift hidden title="Model.swift"
        @Observable final class Model { var name = "" }
        ```

        ```swift fails="cannot convert value"
        let value: Int = "three"
        ```

        | Construct | Lifetime | Evaluations |
        |---|---|--:|
        | `if` | ends | 2 |
        | `.opacity(0)` | goes on | 0 |

        - [x] Branches measured
        - [ ] Lists `<to>` measure & compare

        ```scenario "A new identity"
        launch Editor()
        type "Hi" into "Draft"
        tap "New"
            Editor began
        wait 1s
        ```

        [^1]: Measured, not remembered.
        """

    private static let japaneseText = """
        ---
        title: EmptyViewは本当に空なのか
        summary: viewを隠すと、else節に何を書いても生存期間は終わります。
        ---

        `if`の中にカウンターがあります。参加者が3人になったところで閉じ、もう一度開きます。
        コードだけを読むと3のままだと思いがちですが、画面には0と表示されます。

        ## else節にEmptyViewを置く

        どちらの分岐もviewなので、ビルダーは2通りの中身を持つ1つの値を作ります。条件が変わると、片方が取り除かれ、もう片方が挿入されます。
        `Counter`の生存期間は一度終わります。<!-- #counter "隠してから、もう一度表示する" tap "Hide": Counter ended -->状態も一緒に失われるため、
        再び現れたときには0から始まります。

        \(counter)

        ```scenario #counter "隠してから、もう一度表示する"
        launch Session()
            Counter began, body 1, count = 0
        \(laterSteps)
        ```

        ## 分岐の代わりにopacityを使う

        隠し方は2通り、操作は同じです。

        ```scenario #counter "分岐とopacity"
        launch Session(hides: .branch) as "branch"
        launch Session(hides: .opacity) as "opacity"
        \(laterSteps)
        ```
        """

    private static let longText = """
        ---
        title: Many rows, many steps
        ---

        ## Twelve rows

        One row summarises them all.

        ```scenario "Twelve guests over twenty steps"
        launch Guests()
        \((1..<20).map { "do model.guests[\($0)].name = \"A long name that does not end\"; model.commit()\n    Row body 11" }
            .joined(separator: "\n"))
        ```

        ## Four rows

        Few enough to have rows of their own.

        ```scenario
        launch Guests()
        tap "Remove"
            Row(1) ended
        wait 1.5s
        ```

        ## Not run

        ```scenario "Never compiled"
        launch Broken()
            Broken began
        ```
        """
}
