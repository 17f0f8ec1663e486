import Articles
import Findings
import Testing

/// Every mistake in a scenario is one fact at one place.
@Suite struct ScenarioMistakeTests {
    @Test(arguments: [
        ("```scenario 👉sdk👈\nlaunch V()\n```", LanguageFact.missingOptionValue(option: "sdk")),
        ("```scenario sdk=👉28👈\nlaunch V()\n```", .invalidOptionValue(option: "sdk", value: "28", allowed: ["26", "27"])),
        (
            "```scenario confidence=👉E👈\nlaunch V()\n```",
            .invalidOptionValue(option: "confidence", value: "E", allowed: ["A*", "A", "B", "C", "D"])
        ),
        ("```scenario 👉sorce=\"x\"👈\nlaunch V()\n```", .unknownOption(word: "sorce", of: .scenario, nearest: "source")),
        ("```scenario 👉hidden👈\nlaunch V()\n```", .unknownOption(word: "hidden", of: .scenario, nearest: nil)),
        ("```scenario #a 👉#b👈\nlaunch V()\n```", .repeatedOption(word: "#b")),
        ("```scenario \"a\" 👉\"b\"👈\nlaunch V()\n```", .repeatedOption(word: "\"b\"")),
        ("```scenario 👉\"a👈\nlaunch V()\n```", .unterminatedText),
        ("```👉scenario \"a\"👈\n// only a remark\n```", .emptyScenario),
        ("text 👉<!-- scenario \"T\" -->👈", .scenarioInText),
        ("```scenario\n  👉V body 1👈\nlaunch V()\n```", .claimWithoutStep),
        ("```scenario\n👉tap👈 \"A\"\n```", .firstStepIsNoLaunch(word: "tap")),
        ("```scenario\nlaunch V()\ntap \"A\"\n👉launch👈 V()\n```", .lateLaunch),
        ("```scenario\nlaunch V() as \"a\"\nlaunch 👉V()👈\n```", .unnamedVariant),
        ("```scenario\nlaunch V() as \"a\"\nlaunch V() as 👉\"a\"👈\n```", .repeatedVariant("a")),
        (
            "```scenario\nlaunch V() as \"lazy\"\nlaunch V() as \"b\"\n    👉\"lary\"👈: V body 1\n```",
            .unknownVariant("lary", nearest: "lazy")
        ),
        ("```scenario\nlaunch V() as \"a\"\n    👉V body 1👈\nlaunch V() as \"b\"\n```", .claimBetweenLaunches),
        ("```scenario\nlaunch👉👈\n```", .expected(.expression, found: "")),
        ("```scenario\nlaunch V() 👉× 2👈\n```", .suffixNotAllowed(suffix: "× 2", step: "launch")),
    ])
    func ofScenarios(text: String, fact: LanguageFact) { check(text, fact) }

    @Test(arguments: [
        ("👉tpa👈 \"A\"", LanguageFact.unknownStep(word: "tpa", nearest: "tap")),
        ("👉日本👈", .unknownStep(word: "日本", nearest: nil)), ("👉\"A\"👈", .unknownStep(word: "\"A\"", nearest: nil)),
        ("👉pick👈 \"A\" in \"B\"", .unsupportedStep(word: "pick")), ("👉back👈", .unsupportedStep(word: "back")),
        ("tap 👉A👈", .expected(.quotedText, found: "A")), ("tap👉👈", .expected(.quotedText, found: "")),
        ("tap 👉\"A👈", .unterminatedText), ("tap \"👉\\(👈a)\"", .unknownEscape("\\(")),
        ("tap \"日本\" 👉twice👈", .leftover("twice")), ("tap \"A\" 👉× 0👈", .invalidTimes("0")),
        ("tap \"A\" 👉× -1👈", .invalidTimes("-1")),
        ("tap \"A\" 👉× 2👈 × 3", .repeatedSuffix("× 2")), ("tap \"A\" 👉in A👈 in B", .repeatedSuffix("in A")),
        ("turn 👉\"A\"👈", .expected(.onOrOff, found: "\"A\"")), ("type \"a\" 👉in👈 \"B\"", .expected(.into, found: "in")),
        ("update👉👈", .expected(.expression, found: "")), ("do👉👈", .expected(.statement, found: "")),
        ("wait 👉3👈", .expected(.duration, found: "3")), ("wait 👉3h👈", .expected(.duration, found: "3h")),
        ("wait 👉.5s👈", .expected(.duration, found: ".5s")), ("wait 3s 👉4s👈", .leftover("4s")),
        ("environment 👉locale👈 = x", .expected(.environmentPath, found: "locale")),
        ("environment \\.locale👉👈", .expected(.equalsSign, found: "")),
        ("environment \\.locale =👉👈", .expected(.expression, found: "")),
        (
            "system 👉lowpowermode👈 = on",
            .unknownName("lowpowermode", of: .systemValue, nearest: "lowPowerMode", known: ["lowPowerMode", "thermalState"])
        ),
        ("system lowPowerMode = 👉yes👈", .unknownName("yes", of: .systemSetting, nearest: nil, known: ["on", "off"])),
        ("system lowPowerMode 👉on👈", .expected(.equalsSign, found: "on")),
        (
            "scene 👉backgruond👈",
            .unknownName("backgruond", of: .scenePhase, nearest: "background", known: ["background", "inactive", "active"])
        ),
        ("scene👉👈", .expected(.name, found: "")),
    ])
    func ofSteps(line: String, fact: LanguageFact) { check(scenario(line), fact) }

    @Test(arguments: [
        ("👉print👈 \"a\"", LanguageFact.unknownClaim(word: "print", nearest: "prints")),
        ("👉(3)👈 body 1", .unknownClaim(word: "(3)", nearest: nil)),
        ("👉counter👈 body 1", .unknownClaim(word: "counter", nearest: nil)),
        ("👉V👈", .claimWithoutFacts(subject: "V")), ("V 👉boddy👈 1", .unknownFact(word: "boddy", nearest: "body")),
        ("V 👉≥👈 1", .unknownFact(word: "≥", nearest: nil)), ("V body 1,👉👈", .emptyFact), ("V body 1,👉👈, kept", .emptyFact),
        ("V body 👉one👈", .expected(.count, found: "one")), ("V body👉👈", .expected(.count, found: "")),
        ("V body ≥ 👉x👈", .expected(.number, found: "x")), ("V body 👉3…1👈", .emptyRange(lower: 3, upper: 1)),
        ("V body 1 👉kept👈", .leftover("kept")), ("V absent 👉× 2👈", .leftover("× 2")),
        ("V present 👉2👈", .expected(.timesCount, found: "2")),
        ("V#👉x👈 body 1", .expected(.number, found: "x")), ("V#👉0👈 body 1", .expected(.number, found: "0")),
        ("V(👉idle👈) kept", .bareWordAsValue("idle")), ("V👉:👈 body 1", .expected(.fact, found: ":")),
        ("👉9👈 body 1", .expected(.viewName, found: "9")),
        ("V a = 👉idle👈", .bareWordAsValue("idle")), ("V a = 👉Optional👈(3)", .optionalInValue),
        ("V a =👉👈", .expected(.value, found: "")),
        ("V a = 👉3x👈", .invalidValue("3x")), ("V a = 👉?👈", .invalidValue("?")),
        ("V a = [1 👉2]👈", .expected(.closingBracket, found: "2]")),
        ("V a = 3 👉4👈", .invalidValue("4")), ("V kept 👉because x👈", .leftover("because x")),
        ("V body 1, because 👉count👈", .unknownCause("count", nearest: nil)),
        ("V body 1, because 👉fisrt👈", .unknownCause("fisrt", nearest: "first")),
        ("V body 1, because 👉@Stat👈 a", .unknownCause("@Stat", nearest: "@State")),
        ("V because👉👈", .expected(.cause, found: "")),
        ("V because @State👉👈", .expected(.name, found: "")), ("V because value👉👈", .expected(.name, found: "")),
        ("V because @Environment 👉\\👈", .expected(.environmentPath, found: "\\")),
        ("V 👉before👈 W body", .beforeWithoutEvent), ("V kept, 👉before👈 W body", .beforeWithoutEvent),
        ("V body 1, before W 👉began👈", .expected(.body, found: "began")),
        ("V body 1, before 👉#👈", .expected(.viewName, found: "#")),
        ("prints👉👈", .expected(.printedLines, found: "")), ("prints 👉a👈", .expected(.printedLines, found: "a")),
        ("prints \"a\" 👉in order👈", .leftover("in order")), ("prints nothing 👉else👈", .leftover("else")),
        ("shows 👉a👈", .expected(.quotedText, found: "a")),
        ("hides 👉containing👈 \"a\"", .expected(.quotedText, found: "containing")),
        ("shows \"a\" 👉\"b\"👈", .leftover("\"b\"")), ("expect👉👈", .expected(.expression, found: "")),
        ("undefined👉👈", .expected(.viewName, found: "")), ("\"a\" 👉V👈 body 1", .expected(.colon, found: "V")),
        ("\"a\":👉👈", .expected(.claim, found: "")), ("traps \"x\"\n    👉V body 1👈", .claimAfterTrap),
        ("traps \"x\"\n👉tap \"A\"👈", .stepAfterTrap),
        ("prints \"a👉\\q👈\"", .unknownEscape("\\q")),
    ])
    func ofClaims(line: String, fact: LanguageFact) {
        let text = line.hasPrefix("\"a\"") ? "```scenario\nlaunch V() as \"a\"\n    \(line)\n```" : scenario("    " + line)
        check(text, fact)
    }

    @Test func textBehindAScenarioIsFound() {
        let marked = Marked("<!-- scenario\nlaunch V()\n--> 👉more👈")
        #expect(marked.article.findings.map(\.fact) == [.language(.textBehindScenarioComment)])
        #expect(marked.article.findings.map(\.range.offsets) == marked.ranges)
    }

    @Test func everyWrongFactOfALineIsFound() {
        let marked = Marked(scenario("    V 👉boddy👈 1, kept, a = 👉idle👈"))
        let article = marked.article
        #expect(article.findings.map(\.range.offsets) == marked.ranges)
        #expect(article.scenarios[0].isSound == false)
    }

    @Test func claimsUnderABrokenStepAreStillRead() {
        let marked = Marked(scenario("👉tpa👈 \"A\"\n    V 👉boddy👈 1\n    V kept"))
        let article = marked.article
        #expect(article.findings.map(\.range.offsets) == marked.ranges)
        #expect(article.scenarios[0].steps[0].claims.isEmpty)
    }

    private func check(_ text: String, _ fact: LanguageFact, at location: SourceLocation = #_sourceLocation) {
        let marked = Marked(text)
        let article = marked.article
        #expect(
            article.findings.map(\.fact) == [.language(fact)], "\(article.findings.map(\.described))", sourceLocation: location)
        #expect(
            article.findings.map(\.range.offsets) == marked.ranges, "\(article.findings.map(\.described))",
            sourceLocation: location)
        #expect(article.scenarios.allSatisfy { !$0.isSound }, sourceLocation: location)
    }
}
