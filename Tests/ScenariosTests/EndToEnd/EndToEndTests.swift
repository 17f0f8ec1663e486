import Articles
import Findings
import Foundation
import Testing
import Trace

@testable import Scenarios

/// Whole articles through the compiler, the engine and the check. The engine is built once and kept in `.build`.
@Suite(.serialized) struct EndToEndTests {
    static let project: String = {
        let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path + "/../../.."
        return URL(fileURLWithPath: package).standardizedFileURL.path + "/.build/scenarios-tests"
    }()

    static let checker = Checker(project: project, limits: RunLimits(seconds: 5, megabytes: 3072, outputMegabytes: 1))

    static func text(_ body: String) -> String { "---\ntitle: T\nlanguage: en\nsummary: S\n---\n\n\(body)\n" }

    static let counter = """
        ```swift
        struct Counter: View {
            @State private var count = 0
            var body: some View {
                Button("Join") { count += 1 }
                Text("\\(count) joined")
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

    static let dangers = """
        ```swift
        struct Danger: View {
            var body: some View {
                Button("Trap") { print([Int]()[0]) }
                Button("Leave") { exit(0) }
                Button("Spin") { while true {} }
                Button("Flood") { while true { print("0123456789012345678901234567890123456789") } }
            }
        }
        ```

        """

    struct Case: CustomTestStringConvertible, Sendable {
        let name: String
        let marked: String
        let facts: [Fact]
        var testDescription: String { name }
    }

    static let cases = [
        Case(
            name: "what holds",
            marked: text(
                counter + """
                    ```scenario "Hide, then show again"
                    launch Session()
                        Counter began, body 1, count = 0
                    tap "Join" × 3
                        Counter body 3, count = 3, because only @State count
                        Session body 0
                        shows "3 joined"
                        expect 1 + 1 == 2
                    tap "Hide"
                        Counter ended
                    tap "Show"
                        Counter reset, count = 0
                    do print("done")
                        prints "done"
                    ```
                    """), facts: []),
        Case(
            name: "a claim that does not hold",
            marked: text(counter + "```scenario\nlaunch Session()\n    Counter 📍body 2\n```"),
            facts: [
                .claim(.bodyCount(view: "Counter", measured: 1, expected: "2", causes: ["first"], sinceLaunch: false))
            ]),
        Case(
            name: "a bad expression blames only its own scenario",
            marked: text(
                counter
                    + "```scenario\nlaunch Session()\n    Counter began\n```\n\n```scenario\nlaunch Session(wrong: 📍1)\n```\n\n"
                    + "```scenario\nlaunch Session()\n    expect true\n```"),
            facts: [.program(.compilerError(message: "argument passed to call that takes no arguments", notes: []))]),
        Case(
            name: "a listing that does not compile",
            marked: text("```swift\nstruct A: View { var body: some View { Text(📍missing) } }\n```"),
            facts: [.program(.compilerError(message: "cannot find 'missing' in scope", notes: []))]),
        // Behind a missing brace nothing else is looked at; the end of a listing is its last line.
        Case(
            name: "a brace that is missing",
            marked: text(
                "```swift\nstruct A: View {\n    var body: some View { Text(missing) }📍\n\n```\n\n"
                    + "```swift\nstruct B: View { var body: some View { Text(missing) } }\n```\n\n```scenario\nlaunch A()\n```"),
            facts: [.program(.compilerError(message: "expected '}' in struct", notes: ["to match this opening '{'"]))]),
        Case(
            name: "a brace too many",
            marked: text("```swift\nstruct A {\n}\n📍}\n```\n\n```scenario\nlaunch A()\n```"),
            facts: [.program(.compilerError(message: "extraneous '}' at top level", notes: []))]),
        Case(
            name: "a listing that must fail for its grammar",
            marked: text("```swift fails=\"expected '}'\"\nstruct A {\n```"), facts: []),
        Case(
            name: "fragments that compile in their place",
            marked: text(
                counter + "```swift in=\"Session.body\"\nif isOpen { Counter() }\n```\n\n"
                    + "```swift in=\"Counter.body\"\nlet twice = count * 2\nreturn Text(\"\\(twice)\")\n```\n\n"
                    + "```swift in=\"Session.body\" fails=\"cannot find 'count'\"\nText(\"\\(count)\")\n```"), facts: []),
        Case(
            name: "a fragment that does not compile",
            marked: text(counter + "```swift in=\"Session.body\"\nText(\"\")\nif 📍isOpn { Counter() }\n```"),
            facts: [.program(.compilerError(message: "cannot find 'isOpn' in scope", notes: []))]),
        Case(
            name: "a fragment whose grammar is wrong",
            marked: text(counter + "```swift in=\"Session.body\"\nif isOpen {\n    Counter()📍\n```"),
            facts: [
                .program(
                    .compilerError(message: "expected '}' at end of brace statement", notes: ["to match this opening '{'"]))
            ]),
        // What is wrong with the listing around a fragment is told once, there.
        Case(
            name: "a fragment in a listing that does not compile",
            marked: text(
                "```swift\nstruct A: View {\n    let a = 📍missing\n    var body: some View { Text(\"\") }\n}\n```\n\n"
                    + "```swift in=\"A.body\"\nText(\"new\")\n```"),
            facts: [.program(.compilerError(message: "cannot find 'missing' in scope", notes: []))]),
        // What only the fragment does to the listing around it is told at the fragment.
        Case(
            name: "a fragment that takes the type of its place away",
            marked: text(
                "```swift\nfunc make() -> some View { Text(\"\") }\n```\n\n```📍swift in=\"make\"\nprint(\"no\")\nprint(\"view\")\n```"
            ),
            facts: [
                .program(
                    .compilerError(
                        message: "function declares an opaque return type, but has no return statements in its body from which "
                            + "to infer an underlying type", notes: []))
            ]),
        Case(
            name: "a listing that must fail",
            marked: text(
                "```swift fails=\"cannot find 'missing'\"\nstruct A: View { var body: some View { Text(missing) } }\n```"),
            facts: []),
        Case(
            name: "a listing that should fail and does not",
            marked: text("```swift fails=📍\"cannot find\"\nstruct A: View { var body: some View { Text(\"\") } }\n```"),
            facts: [.program(.compiles(expected: "cannot find"))]),
        Case(
            name: "a trap that is claimed",
            marked: text(dangers + "```scenario\nlaunch Danger()\ntap \"Trap\"\n    traps \"out of range\"\n```"),
            facts: []),
        Case(
            name: "a trap that is not claimed", marked: text(dangers + "```scenario\nlaunch Danger()\n📍tap \"Trap\"\n```"),
            facts: [.program(.trapped(message: "Index out of range"))]),
        Case(
            name: "a program that leaves",
            marked: text(dangers + "```scenario\nlaunch Danger()\n📍tap \"Leave\"\n    Danger kept\n```"),
            facts: [.program(.exited(status: 0)), .claim(.notEvaluated(.exited(status: 0)))]),
        Case(
            name: "a loop without end", marked: text(dangers + "```scenario📍 \"Spins\"\nlaunch Danger()\ntap \"Spin\"\n```"),
            facts: [.program(.timedOut(seconds: 5))]),
        Case(
            name: "output without end", marked: text(dangers + "```scenario\nlaunch Danger()\n📍tap \"Flood\"\n```"),
            facts: [.program(.wroteTooMuch(bytes: 1 << 20))]),
        Case(
            name: "a label that is not there", marked: text(counter + "```scenario\nlaunch Session()\n📍tap \"Joinn\"\n```"),
            facts: [.program(.stepFailed(.notFound, subject: "Joinn", candidates: ["Hide", "Join"]))]),
        Case(
            name: "environment and observed properties by name",
            marked: text(
                """
                ```swift
                extension EnvironmentValues { @Entry var depth = 3 }
                @Observable final class Model { var count = 0 }
                private struct Reader: View {
                    @Environment(\\.depth) private var depth
                    var body: some View { Text("depth \\(depth)") }
                }
                struct Main: View {
                    @State private var model = Model()
                    var body: some View {
                        Reader()
                        Button("Add \\(model.count)") { model.count += 1 }
                    }
                }
                ```

                ```scenario
                launch Main()
                tap "Add 0"
                    Main body 1, because only Model.count
                    Reader body 0
                environment \\.depth = 5
                    Reader body 1, because only @Environment \\.depth
                    shows "depth 5"
                ```
                """), facts: []),
    ]

    @Test(arguments: cases)
    func article(_ item: Case) throws {
        let marked = MarkedText(item.marked)
        let checked = try #require(try Self.checker.check([marked.article]).first)
        #expect(checked.findings.map(\.fact) == item.facts)
        if let mark = marked.mark, item.name != "a loop without end" {
            #expect(checked.findings.first?.range.offsets.lowerBound == mark)
        }
    }

    /// An error in a file that an article includes is told in that file.
    @Test func includedFiles() throws {
        let article = IncludedSourceTests.read()
        let checked = try #require(try Self.checker.check([article]).first)
        #expect(checked.findings.count == 1)
        let finding = try #require(checked.findings.first { $0.range.file.path == IncludedSourceTests.path })
        #expect(finding.fact == .program(.compilerError(message: "cannot find 'missing' in scope", notes: [])))
        #expect(finding.range.offsets.lowerBound == MarkedText(IncludedSourceTests.swift).mark)
    }

    /// A second check of the same article comes out of the cache, and says the same; moving it in the file changes nothing.
    @Test func cache() throws {
        let text = Self.text(Self.counter + "```scenario\nlaunch Session()\n    Counter body 2\n```")
        let first = try #require(try Self.checker.check([MarkedText(text).article]).first)
        let compiled = Counter()
        let moved = text.replacing("summary: S\n---\n", with: "summary: S\n---\n\nMore.\n")
        let second = try #require(
            try Self.checker.check([MarkedText(moved).article]) { if case .finishedProgram = $0 { _ = compiled.next() } }.first)
        #expect(compiled.next() == 1)
        #expect(first.findings.map(\.fact) == second.findings.map(\.fact))
        #expect(first.scenarios[0].trace == second.scenarios[0].trace)
        #expect(first.findings.first.map { $0.range.start.line + 2 } == second.findings.first?.range.start.line)
    }

    /// Runs of one program are the same every time.
    @Test func determinism() throws {
        let text = Self.text(
            Self.counter + "```scenario\nlaunch Session()\ndo print(Set([1, 2, 3, 4, 5]), Int.random(in: 0...1000))\n```")
        func trace() throws -> Trace? {
            try? FileManager.default.removeItem(atPath: Self.project + "/.selfsame/cache")
            return try Self.checker.check([MarkedText(text).article]).first?.scenarios.first?.trace
        }
        let first = try trace()
        #expect(first != nil)
        #expect(try trace() == first)
    }
}
