import Findings
import Testing

@testable import Articles
@testable import SiteRendering

struct SceneTests {
    private static let place = SourceRange(SourceFile(path: "a.md", text: "x"), 0..<1)
    private static let text = Block.paragraph([.text("text")], place)
    private static func heading(_ anchor: String) -> Block { .heading(level: 2, anchor: anchor, [], place) }

    private static func fold(_ blocks: Block...) -> Block { .details(summary: [.text("Answer")], blocks, place) }

    /// Scenes as text: anchor, and for each passage the number of blocks and the scenario.
    private func sketch(_ blocks: [Block]) -> [String] {
        Scene.all(in: blocks).map { scene in
            let passages = scene.passages.map { "\($0.blocks.count)\($0.scenario.map { " run \($0)" } ?? "")" }
            return "\(scene.summary == nil ? "" : "fold ")\(scene.anchor ?? "-"): \(passages.joined(separator: ", "))"
        }
    }

    @Test(
        arguments: [
            ([], []),
            ([text, text], ["-: 2"]),
            ([heading("a"), text, .scenario(0)], ["a: 2 run 0"]),
            ([heading("a"), text, .scenario(0), text], ["a: 2 run 0, 1"]),
            ([text, heading("a"), .scenario(0), .scenario(1), text], ["-: 1", "a: 1 run 0, 0 run 1, 1"]),
            ([heading("a"), fold(text), text], ["a: 3"]),
            ([heading("a"), text, fold(text, .scenario(0), text), text], ["a: 2", "fold -: 1 run 0, 1", "-: 1"]),
            ([.scenario(0), heading("b"), .footnotes([])], ["-: 0 run 0", "b: 1"]),
        ] as [([Block], [String])])
    func cutsAtHeadingsAndScenarios(blocks: [Block], expected: [String]) {
        #expect(sketch(blocks) == expected)
    }

    @Test(
        arguments: [
            ([text], false), ([text, text], true), ([heading("a"), text], false), ([text, .scenario(0)], false),
            (Array(repeating: text, count: 30), false),
        ] as [([Block], Bool)])
    func shortTextWithoutARunTakesBothColumns(blocks: [Block], expected: Bool) throws {
        let article = ArticleFixture(path: "Articles/en/a.md", markdown: "text\n").checked.article
        #expect(Scene.all(in: blocks).first?.isBrief(in: article) == expected)
    }
}
