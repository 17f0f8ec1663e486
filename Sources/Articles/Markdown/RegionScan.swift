/// Cuts lines into what cmark can be trusted with and what it would tear apart.
///
/// To cmark, `[^1]: note` is a link definition, a `:::` behind a list belongs to its last item, and the second line of a table may
/// be a list. So footnotes and containers are cut out, and the second lines of tables are covered.
struct RegionScan {
    enum Part {
        case markdown(Range<Int>)
        /// `lines` are those between the two `:::`; `close` is nil when there is no second one.
        case container(open: Int, name: Range<Int>, lines: Range<Int>, close: Int?)
        case strayContainerEnd(Int)
        /// `lines` begins with the line of the label, `text` says where on that line the note itself begins.
        case footnote(label: Range<Int>, text: Int, lines: Range<Int>)
    }

    private(set) var parts: [Part] = []
    /// Lines such as `--- | :---:` under a line with as many cells.
    private var tableRules: Set<Int> = []
    /// Lines of code and raw HTML, where nothing has a meaning.
    private(set) var literalLines: Set<Int> = []
    /// Lines of quotes and lists.
    private var nestedLines: Set<Int> = []
    private let lines: [SourceLine]

    init(_ lines: [SourceLine]) {
        self.lines = lines
        for block in MarkdownNode.parse(lines.map(\.forCmark), definitions: []) {
            switch block.kind {
            case .quote, .list: nestedLines.formUnion(block.lines)
            default: break
            }
            block.visit { node in
                switch node.kind {
                case .codeBlock, .htmlBlock: literalLines.formUnion(node.lines)
                default: break
                }
            }
        }
        scan()
        for index in lines.indices.dropFirst() where !literalLines.contains(index) && isTableRule(index) {
            tableRules.insert(index)
        }
    }

    /// The rules among some lines, counted from the first of them.
    func tableRules(in range: Range<Int>) -> Set<Int> {
        Set(range.filter(tableRules.contains).map { $0 - range.lowerBound })
    }

    private mutating func scan() {
        var start = 0
        var index = 0
        func flush(_ scan: inout RegionScan) {
            if start < index { scan.parts.append(.markdown(start..<index)) }
        }
        while index < lines.count {
            if literalLines.contains(index) || lines[index].indentation > 3 {
                index += 1
            } else if let (label, text) = footnoteLabel(index) {
                flush(&self)
                let end = footnoteEnd(from: index)
                parts.append(.footnote(label: label, text: text, lines: index..<end))
                index = end
                start = end
            } else if let mark = containerMark(index) {
                flush(&self)
                if mark.name.isEmpty {
                    parts.append(.strayContainerEnd(index))
                    index += 1
                } else {
                    let close = containerEnd(from: index, colons: mark.colons)
                    parts.append(
                        .container(open: index, name: mark.name, lines: index + 1..<(close ?? lines.count), close: close))
                    index = close.map { $0 + 1 } ?? lines.count
                }
                start = index
            } else {
                index += 1
            }
        }
        flush(&self)
    }

    // MARK: Containers

    /// The number of colons of a line `:::name`, and where the rest of it stands in its bytes.
    private func containerMark(_ index: Int) -> (colons: Int, name: Range<Int>)? {
        let line = lines[index]
        // An indented mark inside a list is the list's own.
        guard !line.isLazy, line.indentation == 0 || !nestedLines.contains(index) else { return nil }
        let colons = line.content.prefix { $0 == UInt8(ascii: ":") }.count
        guard colons >= 3 else { return nil }
        let rest = line.bytes[(line.contentStart + colons)...]
        let start = rest.firstIndex { !$0.isSpaceOrTab } ?? rest.endIndex
        let end = (rest.lastIndex { !$0.isSpaceOrTab } ?? start - 1) + 1
        return (colons, start..<end)
    }

    /// The line that closes a container; containers inside it have as many colons, or fewer.
    private func containerEnd(from open: Int, colons: Int) -> Int? {
        var openColons = [colons]
        for index in lines.indices[(open + 1)...] where !literalLines.contains(index) && lines[index].indentation <= 3 {
            guard let mark = containerMark(index) else { continue }
            if !mark.name.isEmpty {
                openColons.append(mark.colons)
            } else {
                while let last = openColons.last, last < mark.colons { openColons.removeLast() }
                if openColons.last == mark.colons { openColons.removeLast() }
                if openColons.isEmpty { return index }
            }
        }
        return nil
    }

    // MARK: Footnotes

    /// Where the label of a line `[^label]: note` stands in its bytes, and where the note begins.
    private func footnoteLabel(_ index: Int) -> (label: Range<Int>, text: Int)? {
        let line = lines[index]
        guard !line.isLazy, line.content.starts(with: "[^".utf8),
            let end = line.content.firstIndex(of: UInt8(ascii: "]")), line.bytes[end...].starts(with: "]:".utf8)
        else { return nil }
        let label = line.contentStart + 2..<end
        guard !label.isEmpty, !line.bytes[label].contains(where: { $0.isSpaceOrTab || $0 == UInt8(ascii: "[") }) else {
            return nil
        }
        let text = line.bytes[(end + 2)...].firstIndex { !$0.isSpaceOrTab } ?? line.bytes.count
        return (label, text)
    }

    /// A footnote goes on through indented lines, and through plain lines of its paragraph.
    private func footnoteEnd(from start: Int) -> Int {
        var end = start + 1
        var index = end
        while index < lines.count {
            let line = lines[index]
            if line.isBlank {
                index += 1
                continue
            }
            let continuesParagraph = index == end && !lines[index - 1].isBlank && line.indentation < 4 && !beginsBlock(index)
            guard line.indentation >= 4 || continuesParagraph else { break }
            index += 1
            end = index
        }
        return end
    }

    private func beginsBlock(_ index: Int) -> Bool {
        if literalLines.contains(index) || footnoteLabel(index) != nil || containerMark(index) != nil { return true }
        let alone = MarkdownNode.parse([lines[index].forCmark], definitions: [])
        return alone.first?.kind != .paragraph
    }

    // MARK: Tables

    private func isTableRule(_ index: Int) -> Bool {
        let line = lines[index]
        guard !line.isLazy, line.indentation <= 3, line.content.contains(UInt8(ascii: "|")) else { return false }
        guard let alignments = TableRow.alignments(of: line) else { return false }
        let header = lines[index - 1]
        return !literalLines.contains(index - 1) && TableRow.cells(of: header).count == alignments.count
            && header.content.contains(UInt8(ascii: "|"))
    }
}
