import Articles
import Findings
import Testing

/// Listings whose text comes from a file.
@Suite struct IncludeTests {
    static let counter = """
        \u{FEFF}import SwiftUI

        // region counter
        struct Counter: View {
            @State private var 数 = 0

            // region body
            var body: some View {
                // region button
                Button("Join") { 数 += 1 }
                //region  marks
                // endregion marks
                //   endregion button\t
            }
            // endregion body
        }
        // endregion counter

        // region of interest is an ordinary comment
        let text = \"""
            // region inText
            \"""

        """

    static var files: SampleFiles {
        var files = SampleFiles([
            "Articles/en/Counter.swift": counter, "Articles/shared/A.swift": "\r\nstruct A {}\r\n\r\n",
            "Articles/en/Empty.swift": "\n  \n", "Root.swift": "let root = 1", "Articles/en/.swift/B.swift": "let b = 1",
        ])
        files.notText = ["Articles/en/Bytes.swift"]
        files.outside = ["Articles/en/Link.swift"]
        return files
    }

    static func read(_ text: String, _ files: SampleFiles = files) -> Article {
        .read(file: SourceFile(path: "Articles/en/page.md", text: text), files: files)
    }

    static func fence(_ words: String) -> String { "```swift \(words)\n```\n" }

    @Test(arguments: [
        (
            "file=\"Counter.swift\" region=\"counter\"",
            ["4:1 struct Counter: View {", "5:1     @State private var 数 = 0", "6:1 ", "8:1     var body: some View {"]
                + ["10:1         Button(\"Join\") { 数 += 1 }", "14:1     }", "16:1 }"]
        ),
        // Without the indentation that all lines have.
        (
            "region=\"body\" file=\"Counter.swift\"",
            ["8:5 var body: some View {", "10:5     Button(\"Join\") { 数 += 1 }", "14:5 }"]
        ),
        ("file=\"./Counter.swift\" region=button", ["10:9 Button(\"Join\") { 数 += 1 }"]),
        ("file=\"../shared/A.swift\"", ["2:1 struct A {}"]),
        ("file=\"../en/../shared//A.swift\" hidden", ["2:1 struct A {}"]),
        ("file=\"../../Root.swift\"", ["1:1 let root = 1"]),
    ])
    func lines(words: String, expected: [String]) throws {
        let article = Self.read(Self.fence(words))
        let listing = try #require(article.listings.first)
        #expect(article.findings.isEmpty, "\(article.findings.map(\.described))")
        #expect(listing.lines.map { "\($0.line):\($0.column) \($0.text)" } == expected)
        #expect(listing.isSound && !listing.isDifference)
    }

    @Test func wholeFilesLoseOnlyTheirMarks() throws {
        let listing = try #require(Self.read(Self.fence("file=\"Counter.swift\"")).listings.first)
        #expect(listing.file.path == "Articles/en/Counter.swift")
        #expect(listing.lines.first?.text == "import SwiftUI")
        #expect(listing.lines.map(\.line) == [1, 2, 4, 5, 6, 8, 10, 14, 16, 18, 19, 20, 21, 22])
        #expect(listing.lines.map(\.text).suffix(4).first == "// region of interest is an ordinary comment")
    }

    /// The words of the fence go with the text of the file.
    @Test func wordsBesideTheFile() throws {
        let article = Self.read(Self.fence("#c title=\"T\" file=\"../shared/A.swift\" swift=6 in=\"A.body\""))
        let listing = try #require(article.listings.first)
        #expect(article.findings.isEmpty)
        #expect(listing.title == "T" && listing.programs.map(\.value) == ["c"] && listing.swiftMode?.value == 6)
        #expect(listing.place?.value == "A.body" && listing.path?.value == "../shared/A.swift" && listing.region == nil)
    }

    @Test func expressionsOfARegionAreShownOnly() throws {
        let shown = Self.read(Self.fence("file=\"Counter.swift\" region=\"button\"")).listings
        let placed = Self.read(Self.fence("file=\"Counter.swift\" region=\"button\" in=\"Counter.body\"")).listings
        #expect(shown.map(\.isShownOnly) == [true] && placed.map(\.isShownOnly) == [false])
    }

    @Test(arguments: [
        (fence("file=👉\"Countr.swift\"👈"), IncludeFact.unknownFile(path: "Countr.swift", nearest: "Counter.swift")),
        (fence("file=👉\"A.swift\"👈"), .unknownFile(path: "A.swift", nearest: "../shared/A.swift")),
        (fence("file=👉\"日本.swift\"👈"), .unknownFile(path: "日本.swift", nearest: nil)),
        (fence("file=👉\"../../../Root.swift\"👈"), .outsideProject(path: "../../../Root.swift")),
        (fence("file=👉\"/etc/passwd\"👈"), .outsideProject(path: "/etc/passwd")),
        (fence("file=👉\"Link.swift\"👈"), .outsideProject(path: "Link.swift")),
        (fence("file=👉\"Bytes.swift\"👈"), .notText(path: "Bytes.swift")),
        (fence("file=👉\"Empty.swift\"👈"), .emptyFile(path: "Empty.swift")),
        (
            fence("file=\"Counter.swift\" region=👉\"boddy\"👈"),
            .unknownRegion(
                name: "boddy", path: "Counter.swift", nearest: "body", known: ["body", "button", "counter", "marks"])
        ),
        (
            fence("file=\"../shared/A.swift\" region=👉\"body\"👈"),
            .unknownRegion(name: "body", path: "../shared/A.swift", nearest: nil, known: [])
        ),
        // Marks in text are text.
        (
            fence("file=\"Counter.swift\" region=👉\"inText\"👈"),
            .unknownRegion(
                name: "inText", path: "Counter.swift", nearest: nil, known: ["body", "button", "counter", "marks"])
        ),
        (fence("file=\"Counter.swift\" region=👉\"marks\"👈"), .emptyRegion(name: "marks")),
        ("```swift region=👉\"body\"👈\nstruct A {}\n```\n", .regionWithoutFile(name: "body")),
        (
            "> ```swift file=\"../shared/A.swift\"\n>\n> 👉struct B {}\n>\n> struct C {}👈\n> ```\n",
            .codeBesideFile(path: "../shared/A.swift")
        ),
    ])
    func mistakes(text: String, fact: IncludeFact) {
        let marked = Marked(text)
        let findings = Self.read(marked.text).findings
        #expect(findings.map(\.fact) == [.include(fact)], "\(findings.map(\.described))")
        #expect(findings.map(\.range.offsets) == marked.ranges)
    }

    /// A listing that could not be read is not taken for one that is only to be shown.
    @Test func unsoundListingsAreNotShownOnly() {
        let listings = Self.read(Self.fence("file=\"Countr.swift\"") + "\n" + Self.fence("file=\"Empty.swift\"")).listings
        #expect(listings.map(\.isSound) == [false, false])
        #expect(listings.map(\.isShownOnly) == [false, false])
    }

    @Test func withoutFilesThereAreNone() {
        let findings = Article(Self.fence("file=\"Counter.swift\"")).findings
        #expect(findings.map(\.fact) == [.include(.unknownFile(path: "Counter.swift", nearest: nil))])
    }

    @Test func differencesHaveNoFile() {
        let findings = Self.read("```diff swift file=\"../shared/A.swift\"\n```\n").findings
        #expect(findings.map(\.fact) == [.language(.conflictingOptions("diff", "file"))])
        #expect(findings.map(\.range.text) == ["file=\"../shared/A.swift\""])
    }

    @Test(arguments: [
        ("// region 👉a👈\nlet a = 1\n", IncludeFact.unclosedRegion(name: "a")),
        ("    // endregion 👉a👈\nlet a = 1\n", .strayRegionEnd(name: "a", nearest: nil)),
        ("👉// endregion👈\nlet a = 1\n", .unnamedRegion),
        ("// region a\nlet a = 1\n// endregion a\n// region 👉a👈\nlet b = 1\n// endregion b\n", .repeatedRegion(name: "a")),
        (
            "// region button\nlet a = 1\n// endregion 👉buton👈\n// endregion button\n",
            .strayRegionEnd(name: "buton", nearest: "button")
        ),
    ])
    func marks(text: String, fact: IncludeFact) throws {
        let marked = Marked(text)
        let files = SampleFiles(["Articles/en/M.swift": marked.text])
        // Told once, behind what is wrong with the article, however often the file is included.
        let findings = Self.read(Self.fence("file=\"M.swift\"") + "\n" + Self.fence("hiden file=\"M.swift\""), files).findings
        #expect(findings.first?.fact == .language(.unknownOption(word: "hiden", of: .listing, nearest: "hidden")))
        let finding = try #require(findings.dropFirst().first)
        #expect(finding.fact == .include(fact))
        #expect(finding.range.file.path == "Articles/en/M.swift" && finding.range.offsets == marked.ranges[0])
    }

    @Test func wording() {
        let findings = Self.read(Self.fence("file=\"Counter.swift\" region=\"boddy\"")).findings
        #expect(
            findings.map(FindingText.render) == [
                """
                Articles/en/page.md:1:38: error: `Counter.swift` has no region `boddy`
                1 | ```swift file="Counter.swift" region="boddy"
                  |                                      ^~~~~~~
                  = help: did you mean `body`?
                """
            ])
    }
}
