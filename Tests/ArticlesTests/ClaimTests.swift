import Articles
import Findings
import Testing

@Suite struct ClaimTests {
    @Test(arguments: [
        ("body 2", ViewFact.body(.exactly(2))), ("body 1…3", .body(.range(1...3))), ("body 1...3", .body(.range(1...3))),
        ("body 1 … 3", .body(.range(1...3))), ("body ≥ 2", .body(.atLeast(2))), ("body >=2", .body(.atLeast(2))),
        ("body total 4", .bodyTotal(.exactly(4))), ("body total ≥ 4", .bodyTotal(.atLeast(4))), ("began", .began(times: nil)),
        ("reset × 2", .reset(times: 2)), ("restarted x 2", .restarted(times: 2)), ("ended ×2", .ended(times: 2)),
        ("kept × 0", .kept(times: 0)),
        ("absent", .absent), ("present × 3", .present(times: 3)), ("count = 3", .value(name: "count", value: "3")),
        ("body = 3", .value(name: "body", value: "3")),
        ("because @State count", .because("@State count", only: false)), ("because only first", .because("first", only: true)),
        ("because @Environment   \\.a.b", .because("@Environment \\.a.b", only: false)),
        ("because @AppStorage \"key\"", .because("@AppStorage \"key\"", only: false)),
        ("because Model.name", .because("Model.name", only: false)),
        ("because value  title", .because("value title", only: false)), ("because @Mine x", .because("@Mine x", only: false)),
        ("because identity", .because("identity", only: false)),
        ("because @EnvironmentObject env", .because("@EnvironmentObject env", only: false)),
    ])
    func facts(text: String, fact: ViewFact) throws {
        let article = Article(scenario("    V \(text)"))
        #expect(article.findings.isEmpty, "\(article.findings.map(\.described))")
        guard case .view(_, let facts) = try #require(article.scenarios.first?.steps.last?.claims.first).statement else {
            Issue.record("the claim is not about a view")
            return
        }
        #expect(facts.map(\.value) == [fact])
        #expect(facts.map(\.range.text) == [text])
    }

    @Test(arguments: [
        ("3", "3"), ("-1_000", "-1000"), ("1.50", "1.50"), ("1e-05", "1e-05"), ("-inf", "-.infinity"), ("true", "true"),
        ("nil", "nil"),
        ("\"日本, \\\"x\\\"\"", "\"日本, \\\"x\\\"\""), ("\"\\u{3042}\\n\"", "\"あ\\n\""), (".idle", ".idle"),
        (".loaded( 3 )", ".loaded(3)"),
        ("[1,2 , 3]", "[1, 2, 3]"), ("[]", "[]"), ("[:]", "[:]"), ("[\"a\":1]", "[\"a\": 1]"),
        ("Point(x:1,y : 2)", "Point(x: 1, y: 2)"),
        ("Outer.Box(item: Item(name: \"a, b\"), n: nil)", "Outer.Box(item: Item(name: \"a, b\"), n: nil)"),
        ("Empty()", "Empty()"),
        ("(1,\"a\")", "(1, \"a\")"), ("1...3", "1...3"), ("0..<2", "0..<2"),
    ])
    func valuesAreBroughtIntoOneForm(text: String, value: String) throws {
        let article = Article(scenario("    V a = \(text), kept"))
        #expect(article.findings.isEmpty, "\(article.findings.map(\.described))")
        guard case .view(_, let facts) = try #require(article.scenarios.first?.steps.last?.claims.first).statement else {
            Issue.record("the claim is not about a view")
            return
        }
        #expect(facts.map(\.value) == [.value(name: "a", value: value), .kept(times: nil)])
    }

    @Test(
        arguments: [
            ("Row", "Row", nil), ("Outer.Row", "Outer.Row", nil), ("Row#2", "Row", .ordinal(2)),
            ("Row(3)", "Row", .identity("3")),
            ("Row(\"A, b\")", "Row", .identity("\"A, b\"")), ("Row(ID(n:1))", "Row", .identity("ID(n: 1)")),
        ] as [(String, String, ViewReference.Selector?)])
    func subjects(text: String, type: String, selector: ViewReference.Selector?) throws {
        let article = Article(scenario("    \(text) body 1, before \(text) body"))
        #expect(article.findings.isEmpty, "\(article.findings.map(\.described))")
        guard case .view(let subject, let facts) = try #require(article.scenarios.first?.steps.last?.claims.first).statement
        else {
            Issue.record("the claim is not about a view")
            return
        }
        #expect(subject.value.type == type && subject.value.selector == selector && subject.range.text == text)
        #expect(facts.last?.value == .before(other: subject.value))
    }

    @Test(arguments: [
        ("prints \"a\" \"b\"", "prints a,b given"), ("prints \"a\" \"b\" in any order", "prints a,b any"),
        ("prints nothing", "prints nothing"),
        ("prints containing \"x\"", "prints containing x"), ("shows \"t // u\" // remark", "shows t // u"),
        ("shows containing \"t\"", "shows containing t"), ("hides \"t\"", "hides t"), ("warns \"w\"", "warns w"),
        ("traps \"w\"", "traps w"),
        ("expect a.b == \"c\" && d // e", "expect a.b == \"c\" && d"), ("undefined Row#2", "undefined Row#2"),
    ])
    func otherClaims(text: String, statement: String) throws {
        let article = Article(scenario("    \(text)"))
        #expect(article.findings.isEmpty, "\(article.findings.map(\.described))")
        #expect(try #require(article.scenarios.first?.steps.last?.claims.first).statement.described == statement)
    }
}

extension Claim.Statement {
    fileprivate var described: String {
        switch self {
        case .view(let subject, _): subject.range.text
        case .prints(let lines, let order): "prints \(lines.map(\.value).joined(separator: ",")) \(order)"
        case .printsNothing: "prints nothing"
        case .printsContaining(let text): "prints containing \(text.value)"
        case .shows(let text): "shows \(text.value)"
        case .showsContaining(let text): "shows containing \(text.value)"
        case .hides(let text): "hides \(text.value)"
        case .warns(let text): "warns \(text.value)"
        case .traps(let text): "traps \(text.value)"
        case .expect(let expression): "expect \(expression.value)"
        case .undefined(let view): "undefined \(view.range.text)"
        }
    }
}
