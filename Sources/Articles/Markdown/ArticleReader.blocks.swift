import Findings

/// Blocks that hold other blocks.
extension ArticleReader {
    /// A quote, or one of GitHub's alerts: a quote that begins with a line `[!NOTE]`.
    func quote(_ lines: ArraySlice<SourceLine>) -> Block {
        var inner = lines.map { line -> SourceLine in
            guard line.content.first == UInt8(ascii: ">"), line.indentation <= 3 else {
                var lazy = line
                lazy.isLazy = true
                return lazy
            }
            let rest = line.removingBytes(line.contentStart + 1)
            return rest.removingIndentation(1)
        }
        let whole = range(of: lines)
        guard let kind = alertMark(in: inner[0]) else { return .quote(blocks(of: inner), whole) }
        inner.removeFirst()
        return .alert(kind: kind, title: [], blocks(of: inner), whole)
    }

    private func alertMark(in line: SourceLine) -> AlertKind? {
        let text = String(decoding: line.content, as: UTF8.self).trimmed
        guard text.hasPrefix("[!"), text.hasSuffix("]"), text.count > 3 else { return nil }
        let name = String(text.dropFirst(2).dropLast())
        guard name.allSatisfy(\.isLetter) else { return nil }
        if let kind = AlertKind(rawValue: name.lowercased()) { return kind }
        let nearest = NearMiss.best(for: name, in: AlertKind.allCases.map { $0.rawValue.uppercased() })
        let start = line.contentStart + 2
        report(.unknownAlert(kind: name, nearest: nearest), at: place(start..<start + name.utf8.count, in: line))
        return nil
    }

    /// One entry of a list, with all its lines.
    func item(_ lines: [SourceLine]) -> ListItem {
        let first = lines[0]
        let digits = first.content.prefix(while: \.isDigit).count
        let afterMark = first.removingBytes(first.contentStart + digits + 1)
        // What follows five or more columns of space is indented code, and only one column belongs to the mark.
        let space = afterMark.isBlank || afterMark.indentation > 4 ? 1 : afterMark.indentation
        let width = first.indentation + digits + 1 + space
        var inner = [afterMark.removingIndentation(space)]
        for line in lines.dropFirst() {
            var rest = line
            if line.isBlank || line.indentation >= width { rest = line.removingIndentation(width) } else { rest.isLazy = true }
            inner.append(rest)
        }
        let isDone = taskMark(in: &inner[0])
        return ListItem(isDone: isDone, blocks: blocks(of: inner))
    }

    /// Takes the box of a task off its line and says whether it is ticked.
    private func taskMark(in line: inout SourceLine) -> Bool? {
        let text = Array(line.content.prefix(4))
        guard text.count == 4, text[0] == UInt8(ascii: "["), text[2] == UInt8(ascii: "]"), text[3].isSpaceOrTab else { return nil }
        let mark = text[1] | 0x20
        guard mark == UInt8(ascii: "x") || text[1] == .space else { return nil }
        line = line.removingBytes(line.contentStart + 3).removingIndentation(1)
        return mark == UInt8(ascii: "x")
    }

    /// The table whose second line is `rule`.
    func table(header: SourceLine, rule: SourceLine, rows: ArraySlice<SourceLine>) -> Block {
        let alignments = TableRow.alignments(of: rule) ?? []
        func cells(_ line: SourceLine) -> [TableCell] {
            let places = TableRow.cells(of: line)
            return alignments.enumerated().map { index, alignment in
                guard index < places.count else { return TableCell(alignment: alignment, content: []) }
                let source = InlineSource(cell: places[index], of: line, in: file)
                let nodes = MarkdownNode.parseInlines(source.bytes, definitions: definitions)
                return TableCell(alignment: alignment, content: inlines(nodes, in: source))
            }
        }
        return .table(header: cells(header), rows: rows.map(cells), range(of: [header, rule] + rows))
    }

    /// `:::name title` and what stands under it.
    func container(_ open: SourceLine, name: Range<Int>, lines: [SourceLine], close: SourceLine?) -> [Block] {
        let kindEnd = open.bytes[name].firstIndex(where: \.isSpaceOrTab) ?? name.upperBound
        let kind = Located(String(decoding: open.bytes[name.lowerBound..<kindEnd], as: UTF8.self), at: place(name.lowerBound..<kindEnd, in: open))
        if close == nil { report(.unclosedContainer(name: kind.value), at: kind.range) }
        let titleStart = open.bytes[kindEnd..<name.upperBound].firstIndex { !$0.isSpaceOrTab } ?? name.upperBound
        var title = titleStart..<name.upperBound
        let whole = range(of: [open] + lines + (close.map { [$0] } ?? []))

        func titleInlines() -> [Inline] {
            let source = InlineSource(open, title, in: file)
            return inlines(MarkdownNode.parseInlines(source.bytes, definitions: definitions), in: source)
        }
        if kind.value == "details" { return [.details(summary: titleInlines(), blocks(of: lines), whole)] }
        guard var alert = Self.containerKinds[kind.value] else {
            let known = Self.containerKinds.keys.sorted() + ["details"]
            report(.unknownContainer(name: kind.value, nearest: NearMiss.best(for: kind.value, in: known)), at: kind.range)
            return blocks(of: lines)
        }
        let firstWord = open.bytes[title].prefix { !$0.isSpaceOrTab }
        if let tone = Self.containerTones["\(kind.value) \(String(decoding: firstWord, as: UTF8.self))"] {
            alert = tone
            title = (open.bytes[firstWord.endIndex..<title.upperBound].firstIndex { !$0.isSpaceOrTab } ?? title.upperBound)..<title.upperBound
        }
        return [.alert(kind: alert, title: titleInlines(), blocks(of: lines), whole)]
    }

    /// Names of Zenn, Qiita, Docusaurus and VitePress.
    private static let containerKinds: [String: AlertKind] = [
        "message": .note, "note": .note, "info": .note, "tip": .tip, "important": .important, "warning": .warning,
        "caution": .caution, "danger": .caution,
    ]
    /// Second words that say how serious it is: Zenn's `message alert`, Qiita's `note info`, `note warn`, `note alert`.
    private static let containerTones: [String: AlertKind] = [
        "message alert": .warning, "note info": .note, "note warn": .warning, "note alert": .caution,
    ]
}

extension String {
    /// Without white space around it.
    var trimmed: String {
        guard let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return String(self[first...last])
    }
}
