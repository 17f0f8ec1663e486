import Articles
import CCmark
import Findings
import Testing

/// Where an article uses nothing but CommonMark, it has to say what cmark says of the whole file.
@Suite struct DifferentialTests {
    /// Random documents out of pieces that are hard to keep apart.
    @Test(arguments: 0..<30)
    func sameWordsAsCmark(batch: Int) {
        for seed in batch * 100..<batch * 100 + 100 {
            var random = Sequence(seed: UInt64(seed))
            let count = random.next(below: 14) + 1
            let text = (0..<count).map { _ in Self.pieces[random.next(below: Self.pieces.count)] }.joined()
            #expect(comparable(HTML.of(Article(text).blocks)) == comparable(HTML.cmark(text)), "\(text.debugDescription)")
        }
    }

    /// Without what nobody sees: spaces at the start of a lazy line, blank lines in a fence that its list's end closes.
    private func comparable(_ html: String) -> String {
        html.replacing(/⏎⏎[ \t]+/, with: "⏎⏎").replacing(/\n*<\/pre>/, with: "</pre>")
    }

    private static let pieces = [
        "a", "日本", " ", "\n", "\n", "\n\n", "  \n", "\\\n", "> ", ">", "- ", "1. ", "  ", "    ", "\t", "# ", "\n===\n",
        "\n---\n", "***", "*", "**",
        "_", "`", "``", "\n```\n", "\n~~~ x\n", "[a](/u)", "[a]", "[a][b]", "\n\n[a]: /u\n", "\n\n[b]: /v 'T'\n\n", "![",
        "](<u v> \"t\")", "<b>",
        "<!-- c -->", "\n<div>\n", "&amp;", "&x;", "\\*", "\\", "<u:v>", "!", "\n- b\n", "\n  > c\n", "\n10) d\n\n", "\r\n",
        "]", "(",
    ]

    /// A sequence of numbers that is the same in every run.
    private struct Sequence {
        private var state: UInt64

        init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

        mutating func next(below limit: Int) -> Int {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return Int(state % UInt64(limit))
        }
    }
}

/// Just enough HTML to compare structure and words.
private enum HTML {
    static func of(_ blocks: [Block]) -> String { blocks.map(of).joined() }

    private static func of(_ block: Block) -> String {
        switch block {
        case .heading(let level, _, let inlines, _): "<h\(level)>\(of(inlines))</h>"
        case .paragraph(let inlines, _): "<p>\(of(inlines))</p>"
        case .quote(let blocks, _): "<quote>\(of(blocks))</quote>"
        case .list(let start, let tight, let items, _):
            "<list \(start ?? -1) \(tight)>" + items.map { "<item>\(of($0.blocks))</item>" }.joined() + "</list>"
        case .code(_, let text, _): "<pre>\(text)</pre>"
        case .thematicBreak: "<hr>"
        case .html(let html, _): "<raw>\(html.split(separator: "\n").joined(separator: "\n"))</raw>"
        default: "<unexpected>"
        }
    }

    private static func of(_ inlines: [Inline]) -> String {
        inlines.map {
            switch $0 {
            case .text(let text): text
            case .emphasis(let inlines): "<em>\(of(inlines))</em>"
            case .strong(let inlines): "<strong>\(of(inlines))</strong>"
            case .code(let code, let range): Self.isCode(range, code) ? "<code>\(code)</code>" : "<misplaced \(range.text)>"
            case .link(let destination, let title, let inlines, _): "<a \(destination) \(title ?? "")>\(of(inlines))</a>"
            case .image(let source, let title, let alternative, _): "<img \(source) \(title ?? "")>\(alternative)</img>"
            case .softBreak: "⏎"
            case .hardBreak: "⏎⏎"
            case .html(let html, let range):
                condensed(range.text) == condensed(html) ? "<raw>\(html)</raw>" : "<misplaced \(range.text)>"
            default: "<unexpected>"
            }
        }.joined()
    }

    /// Whether a range holds a code span's text between backticks.
    private static func isCode(_ range: SourceRange, _ code: String) -> Bool {
        range.text.hasPrefix("`") && range.text.hasSuffix("`") && condensed(range.text).contains(condensed(code))
    }

    /// Without what the marks of quotes and the breaks of lines change.
    private static func condensed(_ text: String) -> String { text.filter { !$0.isWhitespace && $0 != ">" } }

    static func cmark(_ text: String) -> String {
        let root = cmark_parse_document(text, text.utf8.count, CMARK_OPT_DEFAULT)
        defer { cmark_node_free(root) }
        return children(root)
    }

    private static func children(_ node: OpaquePointer?) -> String {
        var result = ""
        var next = cmark_node_first_child(node)
        while let child = next {
            result += of(child)
            next = cmark_node_next(child)
        }
        return result
    }

    private static func of(_ node: OpaquePointer) -> String {
        func string(_ bytes: UnsafePointer<CChar>?) -> String { bytes.map { String(cString: $0) } ?? "" }
        let literal = string(cmark_node_get_literal(node))
        switch cmark_node_get_type(node) {
        case CMARK_NODE_HEADING: return "<h\(cmark_node_get_heading_level(node))>\(children(node))</h>"
        case CMARK_NODE_PARAGRAPH: return "<p>\(children(node))</p>"
        case CMARK_NODE_BLOCK_QUOTE: return "<quote>\(children(node))</quote>"
        case CMARK_NODE_LIST:
            let isOrdered = cmark_node_get_list_type(node) == CMARK_ORDERED_LIST
            return
                "<list \(isOrdered ? Int(cmark_node_get_list_start(node)) : -1) \(cmark_node_get_list_tight(node) != 0)>\(children(node))</list>"
        case CMARK_NODE_ITEM: return "<item>\(children(node))</item>"
        case CMARK_NODE_CODE_BLOCK: return "<pre>\(literal)</pre>"
        case CMARK_NODE_THEMATIC_BREAK: return "<hr>"
        case CMARK_NODE_HTML_BLOCK: return "<raw>\(literal.split(separator: "\n").joined(separator: "\n"))</raw>"
        case CMARK_NODE_TEXT: return literal
        case CMARK_NODE_EMPH: return "<em>\(children(node))</em>"
        case CMARK_NODE_STRONG: return "<strong>\(children(node))</strong>"
        case CMARK_NODE_CODE: return "<code>\(literal)</code>"
        case CMARK_NODE_HTML_INLINE: return "<raw>\(literal)</raw>"
        case CMARK_NODE_LINK:
            return "<a \(string(cmark_node_get_url(node))) \(string(cmark_node_get_title(node)))>\(children(node))</a>"
        case CMARK_NODE_IMAGE:
            return "<img \(string(cmark_node_get_url(node))) \(string(cmark_node_get_title(node)))>\(plain(node))</img>"
        case CMARK_NODE_SOFTBREAK: return "⏎"
        case CMARK_NODE_LINEBREAK: return "⏎⏎"
        default: return "<unexpected>"
        }
    }

    private static func plain(_ node: OpaquePointer) -> String {
        var result = ""
        var next = cmark_node_first_child(node)
        while let child = next {
            switch cmark_node_get_type(child) {
            case CMARK_NODE_TEXT, CMARK_NODE_CODE: result += cmark_node_get_literal(child).map { String(cString: $0) } ?? ""
            case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK: result += " "
            default: result += plain(child)
            }
            next = cmark_node_next(child)
        }
        return result
    }
}
