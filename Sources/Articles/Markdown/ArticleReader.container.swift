import Findings

/// Containers as Zenn, Qiita, Docusaurus and VitePress know them: `:::name title`, some lines, `:::`.
extension ArticleReader {
    private static let kinds: [String: AlertKind] = [
        "message": .note, "note": .note, "info": .note, "tip": .tip, "important": .important, "warning": .warning,
        "caution": .caution, "danger": .caution,
    ]
    /// Second words that say how serious it is: Zenn's `message alert`, Qiita's `note info`, `note warn`, `note alert`.
    private static let tones: [String: AlertKind] = [
        "message alert": .warning, "note info": .note, "note warn": .warning, "note alert": .caution,
    ]

    /// A container whose name and title stand at `name` in the line that opens it.
    func container(_ open: SourceLine, name: Range<Int>, lines: [SourceLine], close: SourceLine?) -> [Block] {
        var words = Cursor(open, in: file).part(name)
        let kind = words.take { !$0.isSpaceOrTab }
        words.skipSpaces()
        if close == nil { report(.unclosedContainer(name: kind.value), at: kind.range) }
        let whole = range(of: [open] + lines + (close.map { [$0] } ?? []))
        if kind.value == "details" {
            return [.details(summary: title(words, of: open), blocks(of: lines), whole)]
        }
        guard var alert = Self.kinds[kind.value] else {
            let known = Self.kinds.keys.sorted() + ["details"]
            report(.unknownContainer(name: kind.value, nearest: NearMiss.best(for: kind.value, in: known)), at: kind.range)
            return blocks(of: lines)
        }
        if let tone = Self.tones["\(kind.value) \(words.wordHere.text)"] {
            alert = tone
            words.skipWord()
            words.skipSpaces()
        }
        return [.alert(kind: alert, title: title(words, of: open), blocks(of: lines), whole)]
    }

    private func title(_ words: Cursor, of line: SourceLine) -> [Inline] {
        let source = InlineSource(line, words.at..<words.end, in: file)
        return inlines(MarkdownNode.parseInlines(source.bytes, definitions: definitions), in: source)
    }
}
