import Articles
import Findings
import Testing

@Suite struct ListingTests {
    @Test func wordsInAnyOrder() throws {
        let text = "```swift #a title=\"A \\\"b\\\"\" hidden swift=6 #b sdk=27 compiler-warns=\"unused\"\nstruct A {}\n```"
        let article = Article(text)
        let listing = try #require(article.listings.first)
        #expect(article.findings.isEmpty)
        #expect(listing.programs.map(\.value) == ["a", "b"])
        #expect(listing.programs.map(\.range.text) == ["#a", "#b"])
        #expect(listing.title == "A \"b\"")
        #expect(listing.isHidden && !listing.isShownOnly)
        #expect(listing.swiftMode?.value == 6 && listing.sdk?.value == 27)
        #expect(listing.compilerWarns?.value == "unused")
        #expect(listing.infoRange.text.hasPrefix("swift #a"))
    }

    @Test(arguments: [
        ("swift:ContentView.swift", "ContentView.swift", false), ("Swift", nil, false), ("SWIFT:x hidden", "x", false),
        ("diff swift", nil, true), ("diff  swift:A.swift", "A.swift", true),
    ])
    func openings(info: String, title: String?, isDifference: Bool) throws {
        let article = Article("```\(info)\nstruct A {}\n```")
        let listing = try #require(article.listings.first)
        #expect(listing.title == title)
        #expect(listing.isDifference == isDifference)
        #expect(article.findings.isEmpty)
    }

    @Test func linesKnowTheirPlaceInQuotesAndLists() throws {
        let article = Article(
            "> 引用\n> ```swift\n> struct A {\n>   let 数 = 1\n>\n> }\n> ```\n\n1. x\r\n\r\n   ```swift\r\n   struct B {\r\n\t}\r\n   ```"
        )
        let first = try #require(article.listings.first)
        #expect(first.lines.map(\.text) == ["struct A {", "  let 数 = 1", "", "}"])
        #expect(first.lines.map(\.line) == [3, 4, 5, 6])
        #expect(first.lines.map(\.column) == [3, 3, 2, 3])
        let second = try #require(article.listings.last)
        #expect(second.lines.map(\.text) == ["struct B {", " }"])
        #expect(second.lines.map(\.line) == [12, 13])
        #expect(second.lines[0].column == 4)
    }

    @Test func fencesMayBeIndented() throws {
        let listing = try #require(Article("  ~~~swift\n  struct A {\n    let a = 1\n }\n  ~~~").listings.first)
        #expect(listing.lines.map(\.text) == ["struct A {", "  let a = 1", "}"])
        #expect(listing.lines.map(\.column) == [3, 3, 2])
    }

    @Test func differencesLeaveRemovedLinesOut() throws {
        let listing = try #require(
            Article("```diff swift\n struct A {\n-    let a = 1\n+    let a = 2\n \n }\n```").listings.first)
        #expect(listing.lines.map(\.text) == ["struct A {", "    let a = 2", "", "}"])
        #expect(listing.lines.map(\.isAdded) == [false, true, false, false])
        #expect(listing.lines.map(\.column) == [2, 2, 2, 2])
        #expect(listing.removedLines.map(\.text) == ["    let a = 1"])
        #expect(listing.removedLines.map(\.line) == [3])
    }

    @Test func differencesWithoutAColumnForMarksKeepTheirSpaces() throws {
        let listing = try #require(Article("```diff swift\nstruct A {\n+    let a = 2\n    let b = 2\n}\n```").listings.first)
        #expect(listing.lines.map(\.text) == ["struct A {", "    let a = 2", "    let b = 2", "}"])
    }

    @Test(arguments: [
        ("struct A {}", false), ("@State private var a = 1", false), ("let a = 1\nlet b = 2", false), ("func f() {}", false),
        ("#Preview { A() }", false), ("@Observable\nfinal class M {\n}", false), ("// c\nText(\"a\")\n    .bold()", true),
        ("let a = A()\na.b = 2", true), ("VStack {\n    struct A {}\n}", true), ("Text(\"struct {\")", true),
        ("/* struct A {} */\nText(\"\"\"\nstruct A {}\n\"\"\")", true), ("private extension View {\n}", false),
        ("import SwiftUI", false), ("", true), ("if a { b() }", true), ("public private(set) var a = 1", false),
    ])
    func statementsAloneAreShownOnly(code: String, isShownOnly: Bool) throws {
        let listing = try #require(Article("```swift\n\(code)\n```").listings.first)
        #expect(listing.isShownOnly == isShownOnly)
    }

    @Test(arguments: [
        ("```👉swfit👈\n```", LanguageFact.nearlyFence(word: "swfit", nearest: "swift")),
        ("```👉swiftui👈 hidden\n```", .nearlyFence(word: "swiftui", nearest: "swift")),
        ("```👉senario👈 \"T\"\n```", .nearlyFence(word: "senario", nearest: "scenario")),
        ("```👉Scenario👈 \"T\"\n```", .nearlyFence(word: "Scenario", nearest: "scenario")),
        ("<!-- 👉scenarios👈\nlaunch V()\n-->", .nearlyFence(word: "scenarios", nearest: "scenario")),
        ("<!-- 👉swift👈 hidden\nstruct A {}\n-->", .listingInComment),
        ("```swift 👉hiden👈\n```", .unknownOption(word: "hiden", of: .listing, nearest: "hidden")),
        ("```swift 👉日本👈 hidden\n```", .unknownOption(word: "日本", of: .listing, nearest: nil)),
        ("```swift 👉hidden=yes👈\n```", .unknownOption(word: "hidden=yes", of: .listing, nearest: "hidden")),
        ("```swift 👉\"title\"👈\n```", .unknownOption(word: "\"title\"", of: .listing, nearest: nil)),
        ("```swift 👉in👈\n```", .missingOptionValue(option: "in")),
        ("```swift 👉file=\"\"👈\n```", .missingOptionValue(option: "file")),
        ("```swift shown-only 👉in=\"A.body\"👈\n```", .conflictingOptions("shown-only", "in")),
        ("```swift hidden 👉hidden👈\n```", .repeatedOption(word: "hidden")),
        ("```swift:A 👉title=\"B\"👈\n```", .repeatedOption(word: "title")),
        ("```swift #a 👉#a👈\n```", .repeatedOption(word: "#a")),
        ("```swift 👉#👈\n```", .missingProgramName),
        ("```swift 👉title👈\n```", .missingOptionValue(option: "title")),
        ("```swift 👉fails=👈 hidden\n```", .missingOptionValue(option: "fails")),
        ("> 引用\n>\n> ```swift title=👉\"A👈\n> ```", .unterminatedText),
        ("```swift title=\"a👉\\q👈\"\n```", .unknownEscape("\\q")),
        ("```swift swift=👉7👈\n```", .invalidOptionValue(option: "swift", value: "7", allowed: ["5", "6"])),
        ("```swift sdk=👉25👈\n```", .invalidOptionValue(option: "sdk", value: "25", allowed: ["26", "27"])),
        ("```swift shown-only 👉fails=\"x\"👈\n```", .conflictingOptions("shown-only", "fails")),
        ("```swift fails=\"x\" 👉compiler-warns=\"y\"👈\n```", .conflictingOptions("fails", "compiler-warns")),
    ])
    func mistakes(text: String, fact: LanguageFact) {
        let marked = Marked(text)
        let findings = marked.article.findings
        #expect(findings.map(\.fact) == [.language(fact)], "\(findings.map(\.described))")
        #expect(findings.map(\.range.offsets) == marked.ranges)
    }

    @Test(arguments: [
        "```swig\n```", "```shift-jis\n```", "<!-- swift is fast -->\n", "<!-- Swift\nis fast -->\n", "```diff\n-a\n```",
        "```\n```",
    ])
    func otherBlocksAreLeftAlone(text: String) {
        let article = Article(text)
        #expect(article.findings.isEmpty)
        #expect(article.listings.isEmpty && article.scenarios.isEmpty)
    }
}
