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
        guard text.count == 4, text[0] == UInt8(ascii: "["), text[2] == UInt8(ascii: "]"), text[3].isSpaceOrTab else {
            return nil
        }
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
}
