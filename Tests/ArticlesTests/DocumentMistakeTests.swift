import Articles
import Findings
import Testing

/// Every mistake in an article as a document is one fact at one place.
@Suite struct DocumentMistakeTests {
    @Test(arguments: [
        ("👉---👈\ntitle: x\n", DocumentFact.unterminatedFrontMatter),
        ("---\n👉[a]👈\n---\n", .notAMapping), ("---\ntitle: 👉[a]👈\n---\n", .wrongType(key: "title", expected: .text)),
        ("---\n👉title👈:\nsummary: x\n---\n", .wrongType(key: "title", expected: .text)),
        ("---\nsummary: 日本\nswift: 👉six👈\n---\n", .wrongType(key: "swift", expected: .number)),
        ("---\nswift: 👉4👈\n---\n", .invalidValue(key: "swift", value: "4", allowed: ["5", "6"])),
        ("---\nsdk: 👉25👈\n---\n", .invalidValue(key: "sdk", value: "25", allowed: ["26", "27"])),
        ("---\ntitle: a\n👉title👈: b\n---\n", .repeatedKey("title")),
        ("---\n👉titel👈: b\n---\n", .unknownKey("titel", nearest: "title")),
        ("---\nlanguage: 👉日本語👈\n---\n", .invalidLanguageTag("日本語")),
        ("> [!👉NOT👈]\n> a", .unknownAlert(kind: "NOT", nearest: "NOTE")),
        (":::👉mesage👈 x\na\n:::", .unknownContainer(name: "mesage", nearest: "message")),
        ("日本\n\n:::👉message👈\na", .unclosedContainer(name: "message")), ("a\n\n👉:::👈\n\nb", .strayContainerEnd),
        ("日本👉[^1]👈", .undefinedFootnote(label: "1", nearest: nil)),
        ("a👉[^not]👈 [^note]\n\n[^note]: x", .undefinedFootnote(label: "not", nearest: "note")),
        ("[^👉1👈]: x", .unusedFootnote(label: "1")), ("a[^1]\n\n[^1]: x\n[^👉1👈]: y", .repeatedFootnote(label: "1")),
    ])
    func ofArticles(text: String, fact: DocumentFact) {
        let marked = Marked(text)
        let findings = marked.article.findings
        #expect(findings.map(\.fact) == [.document(fact)], "\(findings.map(\.described))")
        #expect(findings.map(\.range.offsets) == marked.ranges, "\(findings.map(\.described))")
    }

    @Test func malformedYAMLIsFoundAtItsPlace() throws {
        let marked = Marked("---\ntitle: 日本\nsummary: \"a\" 👉👈b\n---\n# x")
        let article = marked.article
        let finding = try #require(article.findings.first)
        #expect(finding.fact.identifier == "malformed-yaml")
        #expect(finding.range.offsets == marked.ranges[0])
        #expect(article.blocks.count == 1)
    }

    @Test func endlessNestingIsRefused() {
        let article = Article(String(repeating: "> ", count: 3_000) + "a")
        #expect(article.findings.map(\.fact) == [.document(.nestedTooDeeply(limit: 50))])
        #expect(article.findings.first?.range.offsets == 102..<6_001)
    }

    @Test func endlessYAMLIsRefused() {
        let article = Article("---\na: &a [*a]\n---\n")
        #expect(article.findings.map(\.fact.identifier) == ["malformed-yaml"])
    }

    @Test func frontMatter() {
        let article = Article(
            "---\r\ntitle: 空の \"EmptyView\"\r\nlanguage: ja\r\nswift: 6\r\nsdk: 27\r\nsummary: >\r\n  一行\r\n  二行\r\ntopics: [a, b]\r\npublished: true\r\n---\r\n# x\r\n"
        )
        let front = article.frontMatter
        #expect(article.findings.isEmpty, "\(article.findings.map(\.described))")
        #expect(front.title?.value == "空の \"EmptyView\"" && front.title?.range.text == "空の \"EmptyView\"")
        #expect(front.summary?.value == "一行 二行")
        #expect(front.swift?.value == 6 && front.sdk?.value == 27)
        #expect(front.others.mapValues(\.value) == ["topics": "[a, b]", "published": "true"])
        #expect(article.language == "ja")
        #expect(Outline.of(article.blocks) == "h1#x x")
    }

    @Test(arguments: [
        ("Articles/ja/emptyview.md", "", "emptyview", "ja"), ("Articles/en/a.b.md", "---\nlanguage: ja\n---\n", "a.b", "ja"),
        ("Articles/x.md", "", "x", "en"), ("x.md", "", "x", "en"),
    ])
    func slugAndLanguage(path: String, text: String, slug: String, language: String) {
        let article = Article.read(file: SourceFile(path: path, text: text))
        #expect(article.slug == slug && article.language == language)
    }
}
