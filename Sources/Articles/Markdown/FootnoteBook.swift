import Findings

/// Keeps account of footnotes: which there are, which are referred to, and in which order.
struct FootnoteBook {
    struct Definition {
        let label: Located<String>
        let lines: [SourceLine]
    }

    /// Labels that look defined anywhere, found before reading because a reference stands above its footnote.
    private var labels: [String] = []
    private(set) var definitions: [Definition] = []
    /// Labels in the order of their first reference.
    private(set) var order: [String] = []
    private var counts: [String: Int] = [:]

    init() {}

    init(labelsIn lines: [SourceLine]) {
        for line in lines {
            let text = line.bytes.drop { $0.isSpaceOrTab || $0 == UInt8(ascii: ">") }
            guard text.starts(with: "[^".utf8), let end = text.firstIndex(of: UInt8(ascii: "]")),
                text[end...].starts(with: "]:".utf8)
            else { continue }
            labels.append(String(decoding: text[..<end].dropFirst(2), as: UTF8.self))
        }
    }

    func isKnown(_ label: String) -> Bool { labels.contains(label) }
    func nearest(to label: String) -> String? { NearMiss.best(for: label, in: labels) }
    func count(of label: String) -> Int { counts[label] ?? 0 }

    /// Says whether the label was free.
    mutating func define(_ definition: Definition) -> Bool {
        guard !definitions.contains(where: { $0.label.value == definition.label.value }) else { return false }
        definitions.append(definition)
        return true
    }

    mutating func reference(to label: String) -> Inline {
        if counts[label] == nil { order.append(label) }
        counts[label, default: 0] += 1
        return .footnoteReference(number: order.firstIndex(of: label)! + 1, ordinal: counts[label]!)
    }
}

extension ArticleReader {
    /// Reads the footnotes that are referred to; those that footnotes refer to come after them.
    func readFootnotes() -> [Footnote] {
        var notes: [Footnote] = []
        var next = 0
        while next < footnotes.order.count {
            let label = footnotes.order[next]
            next += 1
            guard let definition = footnotes.definitions.first(where: { $0.label.value == label }) else { continue }
            notes.append(Footnote(number: next, label: label, blocks: blocks(of: definition.lines), references: 0))
        }
        for index in notes.indices { notes[index].references = footnotes.count(of: notes[index].label) }
        for definition in footnotes.definitions where footnotes.count(of: definition.label.value) == 0 {
            report(.unusedFootnote(label: definition.label.value), at: definition.label.range)
        }
        return notes
    }
}
