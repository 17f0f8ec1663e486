import Articles
import Findings
import Testing

@Suite struct ProseClaimTests {
    /// The scenario that the claims of these tests speak of.
    private static let counter = """


        ```scenario #c "T"
        launch V()
        tap "Hide" × 2
        tap "Show"
        ```
        """

    @Test(arguments: [
        ("`3`<!-- #c \"T\": V body total --> runs", "V body total", "3", ViewFact.bodyTotal(.exactly(3))),
        ("x `2…3`<!--#c \"T\" launch V(): V kept, body-->", "V kept, body", "2…3", .body(.range(2...3))),
        ("`\"日本\"`<!-- #c \"T\": V name -->", "V name", "\"日本\"", .value(name: "name", value: "\"日本\"")),
        ("`2`<!-- #c \"T\": V present × -->", "V present ×", "2", .present(times: 2)),
        ("`` 2 ``<!-- #c \"T\": V present -->", "V present", "2", .present(times: 2)),
        ("> - a `3`<!-- #c\n>   \"T\": V\n>   body -->", "V\n>   body", "3", .body(.exactly(3))),
    ])
    func valuesOfCodeSpans(text: String, claimText: String, value: String, fact: ViewFact) throws {
        let article = Article(text + Self.counter)
        #expect(article.findings.isEmpty, "\(article.findings.map(\.described))")
        let claim = try #require(article.proseClaims.first)
        guard case .value(let bound) = claim.binding, case .view(let subject, let facts) = claim.claim.statement else {
            Issue.record("\(claim)")
            return
        }
        #expect(bound.value == value && bound.range.text == value)
        #expect(subject.range.text == "V")
        #expect(facts.last?.value == fact)
        #expect(claim.claim.range.text == claimText)
        #expect(claim.range.text.hasPrefix("<!--") && claim.range.text.hasSuffix("-->"))
        #expect(claim.program.value == "c" && claim.title.value == "T" && claim.scenario == 0)
    }

    @Test(arguments: [
        ("One. Two three<!-- #c \"T\": V kept -->. Four", "p One. <sentence [0]>Two three.</sentence> Four"),
        (
            "One. Two e.g. 1.5 three. <!-- #c \"T\": V kept --> Four",
            "p One. <sentence [0]>Two e.g. 1.5 three.</sentence>  Four"
        ),
        ("一つ。二つ`x`は「無」だ<!-- #c \"T\": V kept -->。三つ", "p 一つ。<sentence [0]>二つ<code `x`>x</code>は「無」だ。</sentence>三つ"),
        ("一。「二。」<!-- #c \"T\": V kept -->三。", "p 一。<sentence [0]>「二。」</sentence>三。"),
        (
            "A *b* c<!-- #c \"T\": V kept --> d<!-- #c \"T\": V body 1 -->\ne. F",
            "p <sentence [0, 1]>A <em>b</em> c d⏎e.</sentence> F"
        ),
        ("- **bold<!-- #c \"T\": V kept -->** x", "list -\n  item \n    p <b><sentence [0]>bold</sentence></b> x"),
        ("# Head<!-- #c \"T\": V kept -->", "h1#head <sentence [0]>Head</sentence>"),
        ("| a |\n|---|\n| `3`<!-- #c \"T\": V body --> b |", "table a // <value 0>3</value> b"),
        ("`3` <!-- #c \"T\": V body 3 -->", "p <sentence [0]><code `3`>3</code> </sentence>"),
        ("a <!-- note --> b", "p a <raw <!-- note -->> b"),
    ])
    func sentences(text: String, outline: String) {
        let article = Article(text + Self.counter)
        #expect(article.findings.isEmpty, "\(article.findings.map(\.described))")
        #expect(Outline.of(Array(article.blocks.dropLast())) == outline)
    }

    @Test(arguments: [("", 2), ("tap \"Show\"", 2), ("tap \"Hide\" x 2", 1), ("launch V()", 0)])
    func steps(step: String, index: Int) throws {
        let claim = try #require(Article("a<!-- #c \"T\" \(step): V kept -->" + Self.counter).proseClaims.first)
        #expect(claim.stepIndex == index)
        #expect(claim.step?.value == (step.isEmpty ? nil : step))
    }

    @Test func theBoundSentenceHasItsPlace() throws {
        let marked = Marked("一。👉二<!-- #c \"T\": V kept -->。👈三" + Self.counter)
        guard case .sentence(let range) = try #require(marked.article.proseClaims.first).binding else {
            Issue.record("the claim binds no sentence")
            return
        }
        #expect(range.offsets == marked.ranges[0])
    }

    @Test(arguments: [
        ("a <!-- 👉#c \"T\" V kept👈 -->", LanguageFact.commentIsNoClaim), ("a <!-- 👉#c \"T\":👈 -->", .commentIsNoClaim),
        ("a <!-- 👉#👈 \"T\": V kept -->", .missingProgramName), ("a <!-- #c 👉\"T: V kept 👈-->", .unterminatedText),
        ("👉<!-- #c \"T\": V kept -->👈", .proseClaimBindsNothing),
        ("text\n👉<!-- #c \"T\": V kept -->👈 more", .proseClaimBindsNothing),
        ("`3`<!-- #c \"T\": 👉V kept👈 -->", .proseClaimTakesNoValue), ("`3`<!-- #c \"T\": 👉V👈 -->", .proseClaimTakesNoValue),
        ("`3`<!-- #c \"T\": 👉V body 3👈 -->", .proseClaimTakesNoValue),
        ("`👉three👈`<!-- #c \"T\": V count -->", .bareWordAsValue("three")),
        ("`👉x👈`<!-- #c \"T\": V body -->", .expected(.count, found: "x")),
        ("日本 <!-- #c \"T\": V 👉boddy👈 1 -->", .unknownFact(word: "boddy", nearest: "body")),
        ("a <!-- 👉#d \"T\"👈: V kept -->", .unknownScenario(program: "d", title: "T", nearest: nil)),
        ("a <!-- 👉#c \"U\"👈: V kept -->", .unknownScenario(program: "c", title: "U", nearest: nil)),
        ("a <!-- #c \"T\" 👉tap \"Hid\"👈: V kept -->", .unknownProseStep("tap \"Hid\"", nearest: nil)),
        ("a <!-- #c \"T\": 👉\"v\"👈: V kept -->", .unknownVariant("v", nearest: nil)),
        ("a <!-- 👉scenari👈 -->", .nearlyFence(word: "scenari", nearest: "scenario")),
    ])
    func mistakes(text: String, fact: LanguageFact) {
        let marked = Marked(text + Self.counter)
        let findings = marked.article.findings
        #expect(findings.map(\.fact) == [.language(fact)], "\(findings.map(\.described))")
        #expect(findings.map(\.range.offsets) == marked.ranges, "\(findings.map(\.described))")
    }

    @Test func ambiguousReferencesAreMistakes() {
        let two = "a<!-- #c 👉\"T\"👈: V kept -->" + Self.counter + Self.counter
        let steps = "a<!-- #c \"T\" 👉tap \"A\"👈: V kept -->\n\n```scenario #c \"T\"\nlaunch V()\ntap \"A\"\ntap \"A\"\n```"
        let variants = "a<!-- #c \"T\": 👉V kept👈 -->\n\n```scenario #c \"T\"\nlaunch V() as \"a\"\nlaunch V() as \"b\"\n```"
        for (text, fact) in [
            (two, LanguageFact.ambiguousScenario(title: "T")), (steps, .ambiguousProseStep("tap \"A\"")),
            (variants, .proseClaimNeedsVariant(["a", "b"])),
        ] {
            let marked = Marked(text)
            #expect(marked.article.findings.map(\.fact) == [.language(fact)])
            #expect(marked.article.findings.map(\.range.offsets) == marked.ranges)
        }
    }
}
