import Articles

/// A heading's section: text and listings, and the scenarios that stand beside them.
struct Scene: Sendable {
    /// The heading's anchor; nil before the first heading.
    var anchor: String?
    var passages: [Passage]

    /// Text, and the scenario that follows it directly.
    struct Passage: Sendable {
        var blocks: [Block] = []
        var scenario: Int?
    }

    var hasRuns: Bool { passages.contains { $0.scenario != nil } }

    /// The scenes of an article, in order; footnotes are left out.
    static func all(in blocks: [Block]) -> [Scene] {
        var scenes = [Scene(anchor: nil, passages: [Passage()])]
        for block in blocks {
            switch block {
            case .footnotes: break
            case .heading(_, let anchor, _, _):
                scenes.append(Scene(anchor: anchor, passages: [Passage(blocks: [block])]))
            case .scenario(let index):
                scenes[scenes.count - 1].passages[scenes[scenes.count - 1].passages.count - 1].scenario = index
                scenes[scenes.count - 1].passages.append(Passage())
            default: scenes[scenes.count - 1].passages[scenes[scenes.count - 1].passages.count - 1].blocks.append(block)
            }
        }
        return scenes.compactMap { scene in
            var scene = scene
            scene.passages.removeAll { $0.blocks.isEmpty && $0.scenario == nil }
            return scene.passages.isEmpty ? nil : scene
        }
    }
}
