import Findings

/// Reads one article from its first line to its last, and collects what it finds on the way.
final class ArticleReader {
    let file: SourceFile
    let files: (any ListingFiles)?
    /// Of the files that listings included up to here, by path.
    var regions: [String: FileRegions] = [:]
    var frontMatter = FrontMatter(others: [:])
    var listings: [Listing] = []
    var scenarios: [Scenario] = []
    var proseClaims: [ProseClaim] = []
    var findings: [Finding] = []
    var anchors = Anchors()
    var footnotes = FootnoteBook()
    /// Link reference definitions of the whole article.
    var definitions: [[UInt8]] = []

    /// How many quotes and lists are open.
    private var depth = 0
    private static let greatestDepth = 50

    init(file: SourceFile, files: (any ListingFiles)?) {
        self.file = file
        self.files = files
    }

    func report(_ fact: LanguageFact, at range: SourceRange) { findings.append(Finding(.language(fact), at: range)) }
    func report(_ fact: IncludeFact, at range: SourceRange) { findings.append(Finding(.include(fact), at: range)) }
    func report(_ fact: DocumentFact, at range: SourceRange) { findings.append(Finding(.document(fact), at: range)) }

    func readBlocks() -> [Block] {
        let lines = readFrontMatter(SourceLine.lines(of: file))
        let scan = RegionScan(lines)
        definitions = LinkDefinitions.gather(from: lines.indices.filter { !scan.literalLines.contains($0) }.map { lines[$0] })
        footnotes = FootnoteBook(labelsIn: lines)
        var blocks = blocks(of: lines, scan: scan)
        let notes = readFootnotes()
        if !notes.isEmpty { blocks.append(.footnotes(notes)) }
        resolveProseClaims()
        return blocks
    }

    /// The blocks of a quote, a list item, a container or a footnote.
    func blocks(of lines: [SourceLine]) -> [Block] {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.greatestDepth else {
            report(.nestedTooDeeply(limit: Self.greatestDepth), at: range(of: lines[...]))
            return []
        }
        return blocks(of: lines, scan: RegionScan(lines))
    }

    private func blocks(of lines: [SourceLine], scan: RegionScan) -> [Block] {
        var blocks: [Block] = []
        for part in scan.parts {
            switch part {
            case .markdown(let range):
                blocks += markdown(Array(lines[range]), tableRules: scan.tableRules(in: range))
            case .container(let open, let name, let inner, let close):
                blocks += container(lines[open], name: name, lines: Array(lines[inner]), close: close.map { lines[$0] })
            case .strayContainerEnd(let index):
                report(.strayContainerEnd, at: range(of: lines[index...index]))
            case .footnote(let label, let text, let range):
                let definition = FootnoteBook.Definition(
                    label: Located(
                        String(decoding: lines[range.lowerBound].bytes[label], as: UTF8.self),
                        at: place(label, in: lines[range.lowerBound])),
                    lines: [lines[range.lowerBound].removingBytes(text)]
                        + lines[range].dropFirst().map { $0.removingIndentation(4) })
                if !footnotes.define(definition) {
                    report(.repeatedFootnote(label: definition.label.value), at: definition.label.range)
                }
            }
        }
        return blocks
    }

    private func markdown(_ lines: [SourceLine], tableRules: Set<Int>) -> [Block] {
        let text = lines.enumerated().map { index, line in
            // Four spaces and a bar can begin nothing, so the table stays one paragraph.
            tableRules.contains(index) ? Array("    |".utf8) : line.forCmark
        }
        return MarkdownNode.parse(text, definitions: definitions).flatMap { block($0, in: lines, tableRules: tableRules) }
    }

    private func block(_ node: MarkdownNode, in lines: [SourceLine], tableRules: Set<Int>) -> [Block] {
        let part = lines[node.lines]
        switch node.kind {
        case .paragraph:
            if let rule = node.lines.dropFirst().first(where: tableRules.contains) {
                let before = rule - 1 > node.lines.lowerBound ? blocks(of: Array(lines[node.lines.lowerBound..<rule - 1])) : []
                return before + [
                    table(header: lines[rule - 1], rule: lines[rule], rows: lines[(rule + 1)..<(node.lines.upperBound + 1)])
                ]
            }
            let source = InlineSource(part, in: file)
            return [.paragraph(inlines(node.children, in: source), source.range)]
        case .heading(let level):
            let part = headingLines(part)
            let source = headingSource(part)
            let placed = placedInlines(node.children, in: source)
            let anchor = anchors.make(for: placed.plainText)
            return [.heading(level: level, anchor: anchor, finished(placed, in: source), range(of: part))]
        case .codeBlock(let literal): return codeBlock(literal, lines: Array(part))
        case .htmlBlock: return htmlBlock(part)
        case .thematicBreak: return [.thematicBreak(range(of: part))]
        case .quote: return [quote(part)]
        case .list(let start, let tight):
            let items = node.children.map { item(Array(lines[$0.lines])) }
            return [.list(start: start, tight: tight, items: items, range(of: part))]
        default: return []
        }
    }

    /// The lines that a heading really has: cmark counts the line behind one that is underlined.
    private func headingLines(_ lines: ArraySlice<SourceLine>) -> ArraySlice<SourceLine> {
        let underline = lines.dropFirst().firstIndex { line in
            let marks = Set(line.bytes.filter { !$0.isSpaceOrTab })
            return marks == [UInt8(ascii: "=")] || marks == [UInt8(ascii: "-")]
        }
        return underline.map { lines[...$0] } ?? lines
    }

    /// The text of a heading without its marks.
    private func headingSource(_ lines: ArraySlice<SourceLine>) -> InlineSource {
        guard lines.count == 1, let line = lines.first else { return InlineSource(lines.dropLast(), in: file) }
        let hash = UInt8(ascii: "#")
        let start = line.bytes[line.contentStart...].drop { $0 == hash }.drop { $0.isSpaceOrTab }.startIndex
        var end = line.bytes.endIndex
        func dropSpace() { while end > start, line.bytes[end - 1].isSpaceOrTab { end -= 1 } }
        dropSpace()
        let marks = line.bytes[start..<end].reversed().prefix { $0 == hash }.count
        if marks > 0, end - marks == start || line.bytes[end - marks - 1].isSpaceOrTab { end -= marks }
        dropSpace()
        return InlineSource(line, start..<end, in: file)
    }

    // MARK: Places

    /// From the first character of the first line to the last of the last one that is not blank.
    func range(of lines: ArraySlice<SourceLine>) -> SourceRange {
        guard let first = lines.first else { return SourceRange(file, 0..<0) }
        let last = lines.last { !$0.isBlank } ?? first
        let start = first.offset + first.contentStart
        let end = last.offset + (last.bytes.lastIndex { !$0.isSpaceOrTab } ?? -1) + 1
        return SourceRange(file, start..<max(start, end))
    }

    /// The place of some of a line's bytes.
    func place(_ part: Range<Int>, in line: SourceLine) -> SourceRange {
        SourceRange(file, line.offset + part.lowerBound..<line.offset + part.upperBound)
    }
}
