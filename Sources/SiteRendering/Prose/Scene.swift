import Articles

/// A heading's section: text and listings, and the scenarios that stand beside them.
struct Scene: Sendable {
    /// The heading's anchor; nil before the first heading, and for what is folded away.
    var anchor: String?
    var passages: [Passage] = [Passage()]
    /// What a reader presses to unfold it; nil for a scene that is always there.
    var summary: [Inline]?

    /// Text, and the scenario that follows it directly.
    struct Passage: Sendable {
        var blocks: [Block] = []
        var scenario: Int?
    }

    var hasRuns: Bool { passages.contains { $0.scenario != nil } }

    /// The scenes of an article, in order; footnotes are left out.
    static func all(in blocks: [Block]) -> [Scene] {
        var scenes = [Scene()]
        for block in blocks {
            switch block {
            case .footnotes: break
            case .heading(_, let anchor, _, _):
                scenes.append(Scene(anchor: anchor, passages: [Passage(blocks: [block])]))
            case .details(let summary, let blocks, _) where blocks.contains(where: \.isScenario):
                var folded = Scene(summary: summary)
                for block in blocks { folded.add(block) }
                scenes += [folded, Scene()]
            default: scenes[scenes.count - 1].add(block)
            }
        }
        return scenes.compactMap { scene in
            var scene = scene
            scene.passages.removeAll { $0.blocks.isEmpty && $0.scenario == nil }
            return scene.passages.isEmpty ? nil : scene
        }
    }

    private mutating func add(_ block: Block) {
        if case .scenario(let index) = block {
            passages[passages.count - 1].scenario = index
            passages.append(Passage())
        } else {
            passages[passages.count - 1].blocks.append(block)
        }
    }
}

extension Block {
    fileprivate var isScenario: Bool { if case .scenario = self { true } else { false } }
}
