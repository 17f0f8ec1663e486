import Findings
import Testing

@testable import Scenarios

/// What the compiler prints, and where in the Markdown it is told; 📍 stands at each place, in order.
@Suite struct CompilerOutputTests {
    struct Case: Sendable {
        let marked: String
        /// Written with the lines of the Markdown; `{line:column}` is replaced by the place in the generated file.
        let output: String
        let findings: [ProgramFact]
    }

    static func text(_ listing: String, quoted: Bool = false) -> String {
        let fence = "```swift\n\(listing)\n```".split(separator: "\n").map { quoted ? "> " + $0 : String($0) }.joined(
            separator: "\n")
        return "---\ntitle: T\nlanguage: en\nsummary: S\n---\n\n\(fence)\n\n```scenario\nlaunch A()\n    expect x == 1\n```\n"
    }

    static let path = "Articles/en/x.md"

    static let cases = [
        Case(
            marked: text("struct A { let b = 📍c }"), output: "\(path):8:20: error: cannot find 'c' in scope\nstruct A\n   ^",
            findings: [.compilerError(message: "cannot find 'c' in scope", notes: [])]),
        // Columns of the compiler are bytes.
        Case(
            marked: text("let 日本 = 📍c"), output: "\(path):8:14: warning: 日本 was never used",
            findings: [.compilerWarning(message: "日本 was never used")]),
        Case(
            marked: text("let a = 1\nlet b = 📍c", quoted: true), output: "\(path):9:9: error: cannot find 'c' in scope",
            findings: [.compilerError(message: "cannot find 'c' in scope", notes: [])]),
        Case(
            marked: text("let a = 1").replacing("expect x", with: "expect 📍x"),
            output: "\(path):13:12: error: cannot find 'x' in scope",
            findings: [.compilerError(message: "cannot find 'x' in scope", notes: [])]),
        Case(
            marked: text("let a = 📍c"),
            output: "\(path):8:9: error: no type 'SelfsameUI.Foo'\n\(path):8:1: note: did you mean 'Fo'?",
            findings: [.compilerError(message: "no type 'SwiftUI.Foo'", notes: ["did you mean 'Fo'?"])]),
        // An error in a macro's code is told at the macro, unless its cause is told already.
        Case(
            marked: text("struct A { 📍@Entry var a = 1 }"),
            output:
                "/tmp/@__swiftmacro_1.swift:2:3: error: bad\n\(path):8:12: note: in expansion of macro 'Entry' on property 'a' here",
            findings: [.compilerError(message: "bad", notes: [])]),
        Case(
            marked: text("struct A { @Entry var a = 📍c }"),
            output:
                "\(path):8:27: error: cannot find 'c' in scope\n/tmp/@__swiftmacro_1.swift:2:3: error: cannot find 'c' in scope\n"
                + "\(path):8:12: note: in expansion of macro 'Entry' on property 'a' here",
            findings: [.compilerError(message: "cannot find 'c' in scope", notes: [])]),
        // Macros themselves speak of the generated file.
        Case(
            marked: text("let a = 1\n📍@Observable struct B {}"),
            output: "{9:1}: error: '@Observable' cannot be applied to struct type 'B'",
            findings: [.compilerError(message: "'@Observable' cannot be applied to struct type 'B'", notes: [])]),
    ]

    @Test(arguments: cases)
    func told(_ item: Case) throws {
        let marked = MarkedText(item.marked)
        let read = marked.article
        let program = try #require(ProgramPlan(read).programs.first)
        let source = program.source()
        let output = item.output.replacing(/\{(\d+):(\d+)\}/) { match in
            let line = source.lines.firstIndex { $0.origin?.line == Int(match.1) }!
            return "/work/program.swift:\(line + 1):\(match.2)"
        }
        let diagnostics = CompilerOutput(source: source, generatedPath: "/work/program.swift").diagnostics(in: output)
            .withoutConsequences(in: source)
        var findings = CompilerFindings(read)
        let attempt = ProgramResult.Attempt(leftOutScenarios: [], leftOutNames: [], diagnostics: diagnostics, succeeded: false)
        findings.add(program, ProgramResult(attempts: [attempt], traces: [:]))
        findings.finish()
        #expect(findings.findings.map(\.fact) == item.findings.map { .program($0) })
        #expect(findings.findings.first?.range.offsets.lowerBound == marked.mark)
    }

    /// `fails` and `compiler-warns` hold only for what the compiler says at their own listing.
    @Test(
        arguments: [
            ("fails=\"cannot find\"", "\(path):8:9: error: cannot find 'c' in scope", [], "cannot find 'c' in scope"),
            (
                "fails=\"cannot find\"", "\(path):8:9: error: other",
                [ProgramFact.failsOtherwise(expected: "cannot find", messages: ["other"])], nil
            ),
            ("fails=\"cannot find\"", "", [.compiles(expected: "cannot find")], nil),
            ("compiler-warns=\"never used\"", "\(path):8:9: warning: c was never used", [], nil),
            ("compiler-warns=\"never used\"", "", [.missingWarning(expected: "never used", messages: [])], nil),
            (
                "compiler-warns=\"never used\"", "\(path):8:9: warning: other",
                [.compilerWarning(message: "other"), .missingWarning(expected: "never used", messages: ["other"])], nil
            ),
        ] as [(String, String, [ProgramFact], String?)])
    func expectations(words: String, output: String, facts: [ProgramFact], message: String?) throws {
        let text = "---\ntitle: T\nlanguage: en\nsummary: S\n---\n\n```swift \(words)\nlet a = c\n```\n"
        let read = MarkedText(text).article
        let plan = ProgramPlan(read)
        let program = try #require((plan.programs + plan.failing).first)
        let source = program.source()
        let diagnostics = CompilerOutput(source: source, generatedPath: "").diagnostics(in: output)
        var findings = CompilerFindings(read)
        let attempt = ProgramResult.Attempt(
            leftOutScenarios: [], leftOutNames: [], diagnostics: diagnostics, succeeded: !output.contains("error"))
        findings.add(program, ProgramResult(attempts: [attempt], traces: [:]))
        findings.finish()
        #expect(findings.findings.map(\.fact) == facts.map { .program($0) })
        #expect(findings.messages[0] == message)
    }
}
