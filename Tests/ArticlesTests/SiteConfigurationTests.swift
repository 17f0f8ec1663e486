import Articles
import Findings
import Testing

@Suite struct SiteConfigurationTests {
    @Test func everythingIsRead() {
        let configuration = read(
            """
            title: Selfsame
            tagline: { en: Docs that run, ja: 動く文書 }
            base-url: https://example.org/docs/
            languages: { en: English, ja: 日本語 }
            pages:
              - emptyview
              - section: { en: Identity, ja: 同一性 }
                pages: [structural, explicit]
              - last
            """)
        #expect(configuration.findings.isEmpty, "\(configuration.findings.map(\.described))")
        #expect(configuration.title.text(in: "ja") == "Selfsame")
        #expect(configuration.tagline?.text(in: "ja") == "動く文書")
        #expect(configuration.tagline?.text(in: "fr") == "Docs that run")
        #expect(configuration.baseURL?.value == "https://example.org/docs")
        #expect(configuration.languages.map(\.tag) == ["en", "ja"])
        #expect(configuration.languages.map(\.name) == ["English", "日本語"])
        #expect(configuration.sections.map { $0.title?.text(in: "ja") } == [nil, "同一性", nil])
        #expect(configuration.sections.map { $0.pages.map(\.value) } == [["emptyview"], ["structural", "explicit"], ["last"]])
        #expect(configuration.sections.flatMap(\.pages).map(\.range.text) == ["emptyview", "structural", "explicit", "last"])
    }

    @Test(arguments: [
        ("👉👈languages: {en: English}\n", DocumentFact.missingKey("title")), ("👉👈title: A\n", .missingKey("languages")),
        ("👉[a]👈\n", .notAMapping),
        ("title: 👉[A]👈\nlanguages: {en: English}\n", .wrongType(key: "title", expected: .textOrTranslations)),
        ("title: A\nlanguages: 👉[en]👈\n", .wrongType(key: "languages", expected: .mapping)),
        ("title: A\nlanguages: {👉x👈: English}\n", .invalidLanguageTag("x")),
        ("title: {en: A, 👉jp👈: B}\nlanguages: {en: English}\n", .unknownLanguage("jp", nearest: nil)),
        ("title: 👉{en: A}👈\nlanguages: {en: English, ja: 日本語}\n", .missingTranslation(key: "title", language: "ja")),
        ("title: A\nlanguages: {en: English}\npages: 👉a👈\n", .wrongType(key: "pages", expected: .pages)),
        ("title: A\nlanguages: {en: English}\npages: [a, 👉a👈]\n", .repeatedPage(slug: "a")),
        ("title: A\nlanguages: {en: English}\npages:\n  - 👉section: S👈\n", .missingKey("pages")),
        ("title: A\nlanguages: {en: English}\npages:\n  - 👉pages: [a]👈\n", .missingKey("section")),
        (
            "title: A\nlanguages: {en: English}\npages:\n  - section: S\n    pages: [a]\n    👉page👈: x\n",
            .unknownKey("page", nearest: "pages")
        ),
        ("title: A\nlanguages: {en: English}\n👉baseurl👈: x\n", .unknownKey("baseurl", nearest: "base-url")),
    ])
    func mistakes(text: String, fact: DocumentFact) {
        let marked = Marked(text)
        let findings = read(marked.text).findings
        #expect(findings.map(\.fact) == [.document(fact)], "\(findings.map(\.described))")
        #expect(findings.map(\.range.offsets) == marked.ranges, "\(findings.map(\.described))")
    }

    private func read(_ text: String) -> SiteConfiguration { .read(file: SourceFile(path: "Articles/site.yml", text: text)) }
}
