import Articles

/// An article's blocks in short form, for comparison.
enum Outline {
    static func of(_ text: String) -> String { of(Article(text).blocks) }

    static func of(_ blocks: [Block]) -> String { blocks.map(of).joined(separator: "\n") }

    private static func of(_ block: Block) -> String {
        switch block {
        case .heading(let level, let anchor, let inlines, _): "h\(level)#\(anchor) \(of(inlines))"
        case .paragraph(let inlines, _): "p \(of(inlines))"
        case .quote(let blocks, _): "quote\n" + indented(of(blocks))
        case .alert(let kind, let title, let blocks, _): "\(kind.rawValue) \(of(title))\n" + indented(of(blocks))
        case .details(let summary, let blocks, _): "details \(of(summary))\n" + indented(of(blocks))
        case .list(let start, let tight, let items, _):
            "list \(start.map(String.init) ?? "-")\(tight ? "" : " loose")\n" + indented(items.map(of).joined(separator: "\n"))
        case .table(let header, let rows, _):
            "table " + ([header] + rows).map { $0.map(of).joined(separator: " | ") }.joined(separator: " // ")
        case .code(let language, let text, _): "code \(language ?? "-") \(text.debugDescription)"
        case .listing(let index): "listing \(index)"
        case .scenario(let index): "scenario \(index)"
        case .thematicBreak: "break"
        case .footnotes(let notes):
            "footnotes\n"
                + indented(
                    notes.map { "\($0.number) \($0.label) ×\($0.references)\n" + indented(of($0.blocks)) }.joined(
                        separator: "\n"))
        case .html(let html, _): "html \(html.debugDescription)"
        }
    }

    private static func of(_ item: ListItem) -> String {
        let task = item.isDone.map { $0 ? "[x] " : "[ ] " } ?? ""
        return "item \(task)\n" + indented(of(item.blocks))
    }

    private static func of(_ cell: TableCell) -> String {
        (cell.alignment.map { "\($0.rawValue): " } ?? "") + of(cell.content)
    }

    static func of(_ inlines: [Inline]) -> String { inlines.map(of).joined() }

    private static func of(_ inline: Inline) -> String {
        switch inline {
        case .text(let text): text
        case .emphasis(let inlines): "<em>\(of(inlines))</em>"
        case .strong(let inlines): "<b>\(of(inlines))</b>"
        case .strikethrough(let inlines): "<s>\(of(inlines))</s>"
        case .code(let code, let range): "<code \(range.text)>\(code)</code>"
        case .checkedValue(let claim, let code, _): "<value \(claim)>\(code)</value>"
        case .checkedSentence(let claims, let inlines): "<sentence \(claims)>\(of(inlines))</sentence>"
        case .link(let destination, let title, let inlines, let range):
            "<a \(destination)\(title.map { " '\($0)'" } ?? "") from \(range.text)>\(of(inlines))</a>"
        case .image(let source, let title, let alternative, let range):
            "<img \(source)\(title.map { " '\($0)'" } ?? "") from \(range.text)>\(alternative)</img>"
        case .footnoteReference(let number, let ordinal): "[\(number)/\(ordinal)]"
        case .softBreak: "⏎"
        case .hardBreak: "⏎⏎"
        case .html(let html, _): "<raw \(html)>"
        }
    }

    private static func indented(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { "  " + $0 }.joined(separator: "\n")
    }
}
