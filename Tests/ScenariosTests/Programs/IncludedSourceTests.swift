import Articles
import Findings
import Testing

@testable import Scenarios

/// Places in files that listings include.
@Suite struct IncludedSourceTests {
    struct Files: ListingFiles {
        let files: [String: SourceFile]
        func file(at path: String) throws(ListingFileProblem) -> SourceFile {
            guard let file = files[path] else { throw .missing }
            return file
        }
        var swiftPaths: [String] { [] }
    }

    static let path = "Articles/shared/Counter.swift"
    static let swift = """
        // region model
        let a = 1
        // endregion model
        // region view
        enum Views {
            // region body
            struct 日本: View { var body: some View { Text(📍missing) } }
            // endregion body
        }
        // endregion view

        """
    static let article = """
        ---
        title: T
        language: en
        summary: S
        ---

        ```swift file="../shared/Counter.swift" region="model"
        ```

        ```swift file="../shared/Counter.swift" region="body"
        ```

        ```scenario
        launch 日本()
        ```

        """

    static func read(swift: String = MarkedText(swift).text, article: String = article) -> Article {
        let file = SourceFile(path: path, text: swift)
        return Article.read(file: SourceFile(path: "Articles/en/x.md", text: article), files: Files(files: [path: file]))
    }

    @Test func errorsPointIntoTheFile() throws {
        let article = Self.read()
        #expect(article.findings.isEmpty)
        let program = try #require(ProgramPlan(article).programs.first)
        let source = program.source()
        #expect(source.text.contains("#sourceLocation(file: \"\(Self.path)\", line: 2)\nlet a = 1\n"))
        #expect(source.text.contains("#sourceLocation(file: \"\(Self.path)\", line: 7)\nstruct 日本: View"))
        // Columns of the compiler are bytes of the line as it was compiled.
        let output = "\(Self.path):7:50: error: cannot find 'missing' in scope\nArticles/en/x.md:7:1: error: elsewhere"
        let diagnostics = CompilerOutput(source: source, generatedPath: "").diagnostics(in: output)
        #expect(diagnostics.map { source.region(of: $0) } == [.listing(1), .frame])
        let range = try #require(source.range(of: diagnostics[0]))
        #expect(range.file.path == Self.path && range.text == "missing")
        #expect(range.offsets.lowerBound == MarkedText(Self.swift).mark)
        #expect(range.start == (7, 50))
    }

    @Test func bodiesPointIntoTheFile() throws {
        let lines = ProgramPlan(Self.read()).bodyLines
        #expect(lines == [0: ["日本": ListingLine(listing: 1, line: 7)]])
    }

    /// The file is included twice, and the second time has it all.
    @Test func theNearestOfTwoInclusionsIsMeant() throws {
        let article = Self.read(article: Self.article.replacing("region=\"model\"", with: "region=\"body\""))
        let source = try #require(ProgramPlan(article).programs.first).source()
        let diagnostics = CompilerOutput(source: source, generatedPath: "").diagnostics(in: "\(Self.path):7:50: error: bad")
        #expect(diagnostics.map { source.region(of: $0) } == [.listing(1)])
    }

    @Test func contentKeySeesTheText() throws {
        func key(_ article: Article) throws -> String {
            try #require(ProgramPlan(article).programs.first).source().contentKey.digest
        }
        let text = MarkedText(Self.swift).text
        let first = try key(Self.read())
        #expect(try key(Self.read(swift: "// moved\n" + text)) == first)
        #expect(try key(Self.read(swift: text.replacing("missing", with: "present"))) != first)
    }

    /// What cannot be read makes no program, and nothing else is said of what follows from it.
    @Test func unsoundListingsMakeNoProgram() {
        let text =
            Self.article.replacing("region=\"model\"", with: "region=\"modle\"")
            + "\n```swift in=\"日本.body\"\nText(\"\")\n```\n"
        let plan = ProgramPlan(Self.read(article: text))
        #expect(plan.all.isEmpty && plan.findings.isEmpty)
    }
}
