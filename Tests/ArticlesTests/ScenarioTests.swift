import Articles
import Findings
import Testing

@Suite struct ScenarioTests {
    @Test func header() throws {
        let article = Article(
            "```swift\nstruct V {}\n```\n\n```scenario #counter \"題 \\\"x\\\"\" sdk=27 source=\"docs\" confidence=A*\nlaunch V()\n```"
        )
        let scenario = try #require(article.scenarios.first)
        #expect(article.findings.isEmpty)
        #expect(scenario.program?.value == "counter" && scenario.program?.range.text == "#counter")
        #expect(scenario.title?.value == "題 \"x\"")
        #expect(scenario.sdk?.value == 27 && scenario.source?.value == "docs" && scenario.confidence?.value == "A*")
        #expect(!scenario.isInvisible && scenario.isSound)
        #expect(scenario.listingsAbove == 1)
        #expect(scenario.steps.map(\.text) == ["launch V()"])
    }

    @Test(arguments: [
        "<!-- scenario \"T\"\nlaunch V()\n    V began\n-->", "> <!-- scenario \"T\"\n> launch V()\n>     V began\n> -->",
        "- x\n\n  <!-- scenario \"T\"\n  launch V()\n   V began\n  -->\n",
        "<!-- scenario \"T\"\r\nlaunch V()\r\n\tV began\r\n-->\r\n",
    ])
    func commentsAreInvisibleScenarios(text: String) throws {
        let article = Article(text)
        let scenario = try #require(article.scenarios.first)
        #expect(article.findings.isEmpty)
        #expect(scenario.isInvisible && scenario.title?.value == "T")
        #expect(scenario.steps.map(\.text) == ["launch V()"])
        #expect(scenario.steps.flatMap(\.claims).map(\.text) == ["V began"])
    }

    @Test(arguments: [
        ("tap \"A \\\"b\\\"\"", ".tap(label: \"A \\\"b\\\"\")"), ("turn on \"W\"", ".turn(label: \"W\", on: true)"),
        ("turn off \"W\"", ".turn(label: \"W\", on: false)"),
        ("type \"a\" into \"Name\"", ".type(text: \"a\", into: \"Name\")"),
        ("paste \"a\" into \"Name\"", ".paste(text: \"a\", into: \"Name\")"), ("clear \"N\"", ".clear(label: \"N\")"),
        ("submit \"N\"", ".submit(label: \"N\")"), ("update V(a: \"x // y\") // c", ".update(V(a: \"x // y\"))"),
        ("wait 3s", ".wait(seconds: 3.0)"),
        ("wait 0.5s", ".wait(seconds: 0.5)"), ("wait 200ms", ".wait(seconds: 0.2)"),
        ("environment \\.a.b = c == d", ".environment(\\.a.b, c == d)"),
        ("system lowPowerMode = on", ".system(lowPowerMode, on)"),
        ("scene background", ".scene(phase: \"background\")"), ("do model.count += 1", ".run(model.count += 1)"),
        ("do for x in xs { f(x) }", ".run(for x in xs { f(x) })"),
    ])
    func actions(line: String, action: String) throws {
        let article = Article(scenario(line))
        #expect(article.findings.isEmpty, "\(article.findings.map(\.described))")
        #expect(try #require(article.scenarios.first?.steps.last).action.value.described == action)
    }

    @Test(arguments: [
        ("tap \"A\" × 3", 3, nil), ("tap \"A\" x 3", 3, nil), ("tap \"A\" ×3", 3, nil), ("tap \"A\" in Row#2", 1, "Row#2"),
        ("tap \"A\" × 2 in Row(\"A b\")", 2, "Row(\"A b\")"), ("tap \"A\" in Outer.Row(3) × 2", 2, "Outer.Row(3)"),
        ("wait 1s × 2", 2, nil), ("do n += 1 × 4", 4, nil),
    ])
    func suffixes(line: String, times: Int, within: String?) throws {
        let article = Article(scenario(line))
        let step = try #require(article.scenarios.first?.steps.last)
        #expect(article.findings.isEmpty, "\(article.findings.map(\.described))")
        #expect(step.times == times)
        #expect(step.within?.range.text == within)
        #expect(step.text == line && step.range.text == line)
    }

    @Test func variantsAreOneStep() throws {
        let article = Article(
            scenario("launch V(1) as \"a\"\nlaunch V(\"x as y\") as \"b\" // c\n    \"b\": V began\ntap \"x\"", launch: ""))
        let scenario = try #require(article.scenarios.first)
        #expect(article.findings.isEmpty, "\(article.findings.map(\.described))")
        #expect(scenario.variants == ["a", "b"])
        #expect(scenario.steps.count == 2)
        #expect(scenario.steps[0].launches.map(\.expression.value) == ["V(1)", "V(\"x as y\")"])
        #expect(scenario.steps[0].launches.map(\.variant?.range.text) == ["\"a\"", "\"b\""])
        #expect(scenario.steps[0].claims.map(\.variant?.value) == ["b"])
    }

    @Test func placesAreExactBehindJapanese() throws {
        let article = Article(
            "> 引用\n> ```scenario \"題\"\n> launch 画面(名前: \"日本\") as \"変\"\n>     \"変\": 行(\"日\") body 2, 名前 = \"本\"\n> ```")
        #expect(article.findings.isEmpty, "\(article.findings.map(\.described))")
        let step = try #require(article.scenarios.first?.steps.first)
        #expect(step.launches[0].expression.range.text == "画面(名前: \"日本\")")
        #expect(step.launches[0].expression.range.start == (3, 10))
        let claim = try #require(step.claims.first)
        guard case .view(let subject, let facts) = claim.statement else {
            Issue.record("the claim is not about a view")
            return
        }
        #expect(subject.range.text == "行(\"日\")" && subject.range.start == (4, 12))
        #expect(facts.map(\.range.text) == ["body 2", "名前 = \"本\""])
        #expect(claim.range.text == "\"変\": 行(\"日\") body 2, 名前 = \"本\"")
    }
}

extension Step.Action {
    /// Without the places of its parts.
    fileprivate var described: String {
        switch self {
        case .update(let expression): ".update(\(expression.value))"
        case .environment(let path, let value): ".environment(\(path.value), \(value.value))"
        case .system(let name, let value): ".system(\(name.value), \(value.value))"
        case .run(let statement): ".run(\(statement.value))"
        case .tap, .turn, .type, .paste, .clear, .submit, .wait, .scene: "." + "\(self)"
        case .launch: "launch"
        }
    }
}
