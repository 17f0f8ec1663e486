import Articles
import Findings
import Testing

@Suite struct FindingTextTests {
    @Test func placeLineMarkAndHelp() throws {
        let finding = try #require(Article("```scenario\nlaunch V()\ntpa \"Join\"\n```").findings.first)
        #expect(
            FindingText.render(finding) == """
                Articles/en/page.md:3:1: error: there is no step `tpa`
                3 | tpa "Join"
                  | ^~~
                  = help: did you mean `tap`?
                """)
    }

    @Test func wideCharactersAndTabsMoveTheMark() throws {
        let finding = try #require(Article("```scenario\nlaunch V()\n\t画面👍 日本 1 // x\n```").findings.first)
        #expect(
            FindingText.render(finding).split(separator: "\n").prefix(3).joined(separator: "\n") == """
                Articles/en/page.md:3:6: error: `日本` is no fact about a view
                3 | \t画面👍 日本 1 // x
                  | \t       ^~~~
                """)
    }

    @Test func aRangeOverSeveralLinesIsMarkedOnItsFirst() {
        let file = SourceFile(path: "a.md", text: "one\r\ntwo\r\n")
        let finding = Finding(.document(.strayContainerEnd), at: SourceRange(file, 1..<8))
        #expect(FindingText.render(finding) == "a.md:1:2: error: this `:::` closes nothing\n1 | one\n  |  ^~")
    }

    @Test(
        arguments: [
            ("tpa", "tap"), ("Tap", "tap"), ("enviroment", "environment"), ("env", "environment"), ("xyz", nil), ("t", nil),
            ("do", nil),
        ] as [(String, String?)])
    func nearMisses(word: String, nearest: String?) {
        #expect(NearMiss.best(for: word, in: ["tap", "turn", "environment", "wait"]) == nearest)
    }
}
