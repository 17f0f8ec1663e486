import Articles
import Testing

@testable import Scenarios

/// The Swift that is generated for steps.
@Suite struct DriverTests {
    static let call = "__selfsame_steps."

    static let steps: [(String, [String])] = [
        ("tap \"Join\"", [call + "step(1, times: 1, within: nil, .tap(\"Join\"))"]),
        ("tap \"Join\" × 3", [call + "step(1, times: 3, within: nil, .tap(\"Join\"))"]),
        ("tap \"a\\\"b\\\\\"", [call + "step(1, times: 1, within: nil, .tap(\"a\\\"b\\\\\"))"]),
        (
            "tap \"Join\" in Row#2",
            [call + "step(1, times: 1, within: _ScenarioView(type: \"Row\", ordinal: 2), .tap(\"Join\"))"]
        ),
        (
            "tap \"Join\" in Row(\"Ann\")",
            [call + "step(1, times: 1, within: _ScenarioView(type: \"Row\", identity: \"\\\"Ann\\\"\"), .tap(\"Join\"))"]
        ),
        ("turn on \"Wi-Fi\"", [call + "step(1, times: 1, within: nil, .turn(\"Wi-Fi\", on: true))"]),
        ("type \"日本\" into \"Name\"", [call + "step(1, times: 1, within: nil, .type(\"日本\", into: \"Name\"))"]),
        ("paste \"x\" into \"Name\"", [call + "step(1, times: 1, within: nil, .paste(\"x\", into: \"Name\"))"]),
        ("clear \"Name\"", [call + "step(1, times: 1, within: nil, .clear(\"Name\"))"]),
        ("submit \"Name\"", [call + "step(1, times: 1, within: nil, .submit(\"Name\"))"]),
        ("wait 200ms", [call + "step(1, times: 1, within: nil, .wait(0.2))"]),
        ("system lowPowerMode = on", [call + "step(1, times: 1, within: nil, .system(\"lowPowerMode\", \"on\"))"]),
        ("scene background", [call + "step(1, times: 1, within: nil, .scene(\"background\"))"]),
        ("update Session(n: 2)", [call + "update(1, times: 1, within: nil) {", "@       Session(n: 2)", "}"]),
        ("do model.count += 1", [call + "run(1, times: 1, within: nil) {", "@   model.count += 1", "}"]),
        (
            "environment \\.locale = Locale(identifier: \"ja\")",
            [
                call + "environment(1, times: 1, within: nil) { __selfsame_values in", "__selfsame_values[keyPath:",
                "@            \\.locale",
                "] =", "@                       Locale(identifier: \"ja\")", "}",
            ]
        ),
        (
            "wait 1s\n    expect a == b",
            [call + "step(1, times: 1, within: nil, .wait(1.0))", call + "expect(claim: 0) {", "@           a == b", "}"]
        ),
    ]

    /// `@` stands before lines of the author's, which keep their columns and stand under their own line number.
    @Test(arguments: steps)
    func step(text: String, expected: [String]) throws {
        let marked = MarkedText(article(["struct Session: View {}"], scenario: "launch Session()\n" + text))
        let read = marked.article
        try #require(read.findings.isEmpty, "\(read.findings.map(\.fact.summary))")
        let source = ProgramPlan(read).programs[0].source()
        let lines = source.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let start = try #require(lines.firstIndex(of: Self.call + "end()")) + 1
        let end = try #require(lines.lastIndex(of: Self.call + "end()"))
        let written = (start..<end).filter { !lines[$0].hasPrefix("#sourceLocation") }
            .map { source.lines[$0].origin == nil ? lines[$0] : "@" + lines[$0] }
        #expect(written == expected)
    }

    @Test func launchesAreNumbered() throws {
        let text = article(
            ["struct Session: View {}"], scenario: "launch Session() as \"a\"\nlaunch Session() as \"b\"\nwait 1s")
        let source = ProgramPlan(MarkedText(text).article).programs[0].source().text
        #expect(source.contains("launch(variant: 0) {"))
        #expect(source.contains("launch(variant: 1) {"))
    }

    /// Every line of the author's can be found again, and says so to the compiler.
    @Test func positions() throws {
        let text =
            "---\ntitle: T\nlanguage: en\nsummary: S\n---\n\n> ```swift\n> struct 日本 {\n>   var x = 1\n> }\n> ```\n\n```scenario\nlaunch 日本()\n```\n"
        let read = MarkedText(text).article
        let source = ProgramPlan(read).programs[0].source()
        let lines = source.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        var found = 0
        for (line, description) in zip(lines, source.lines) {
            guard let origin = description.origin else { continue }
            let column = origin.offset + description.indentation - read.file.offset(ofLine: origin.line)
            let written = line.dropFirst(description.indentation)
            #expect(read.file.lineText(origin.line).utf8.dropFirst(column).elementsEqual(written.utf8))
            found += 1
        }
        #expect(found == 4)
        #expect(lines.contains("#sourceLocation(file: \"Articles/en/x.md\", line: 8)"))
        #expect(lines.contains("#sourceLocation(file: \"Articles/en/x.md\", line: 14)"))
    }

    @Test func contentKeyDoesNotSeeWhereTextStands() {
        let text = article(["struct Session: View {}"])
        func key(_ text: String) -> String { ProgramPlan(MarkedText(text).article).programs[0].source().contentKey.digest }
        let moved = text.replacing("summary: S\n---\n", with: "summary: S\n---\n\nMore prose.\n")
        #expect(key(text) == key(moved))
        #expect(key(text) != key(text.replacing("struct Session: View {}", with: "struct Session: View { }")))
        let line = text.replacing("View {}", with: "View { let line = #line }")
        #expect(key(line) != key(line.replacing("summary: S\n---\n", with: "summary: S\n---\n\nMore prose.\n")))
    }
}
