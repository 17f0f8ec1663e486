import CCmark

/// A node of cmark's tree, without cmark's memory.
struct MarkdownNode {
    enum Kind: Equatable {
        case quote, item, paragraph, thematicBreak, htmlBlock, other
        case list(start: Int?, tight: Bool)
        case heading(level: Int)
        /// The literal tells how many lines of code there are.
        case codeBlock(literal: String)

        case text(String)
        case code(String)
        case html(String)
        case softBreak, hardBreak, emphasis, strong
        case link(destination: String, title: String)
        case image(source: String, title: String)
    }

    var kind: Kind
    /// Indices into the lines that were parsed. Inline nodes have none that could be trusted.
    var lines: ClosedRange<Int>
    var children: [MarkdownNode]

    /// Parses lines as one document and returns its blocks.
    ///
    /// `definitions` are link reference definitions of the whole article, so that every part of it can use them.
    static func parse(_ lines: [[UInt8]], definitions: [[UInt8]]) -> [MarkdownNode] {
        let preamble = definitions.isEmpty ? [] : definitions + [[]]
        let bytes = Array((preamble + lines).joined(separator: [.newline]))
        let root = bytes.withUnsafeBufferPointer { buffer in
            buffer.withMemoryRebound(to: CChar.self) { cmark_parse_document($0.baseAddress, $0.count, CMARK_OPT_DEFAULT) }
        }
        defer { cmark_node_free(root) }
        return children(of: root, firstLine: preamble.count + 1, lineCount: lines.count)
    }

    /// Parses text that can hold no blocks.
    static func parseInlines(_ text: [UInt8], definitions: [[UInt8]]) -> [MarkdownNode] {
        // A heading holds any text that a line can hold; the closing mark keeps a `#` at the end of the text.
        let blocks = parse([Array("# ".utf8) + text + Array(" #".utf8)], definitions: definitions)
        return blocks.first?.children ?? []
    }

    private static func children(of node: OpaquePointer?, firstLine: Int, lineCount: Int) -> [MarkdownNode] {
        var nodes: [MarkdownNode] = []
        var next = cmark_node_first_child(node)
        while let child = next {
            let first = Int(cmark_node_get_start_line(child)) - firstLine
            let last = lastLine(of: child) - firstLine
            let start = min(max(first, 0), max(lineCount - 1, 0))
            nodes.append(
                MarkdownNode(
                    kind: kind(of: child), lines: start...max(start, min(last, lineCount - 1)),
                    children: children(of: child, firstLine: firstLine, lineCount: lineCount)))
            next = cmark_node_next(child)
        }
        return nodes
    }

    /// cmark leaves the line out on which a comment ends.
    private static func lastLine(of node: OpaquePointer) -> Int {
        guard cmark_node_get_type(node) == CMARK_NODE_HTML_BLOCK else { return Int(cmark_node_get_end_line(node)) }
        return Int(cmark_node_get_start_line(node)) + literal(of: node).utf8.count { $0 == .newline } - 1
    }

    private static func kind(of node: OpaquePointer) -> Kind {
        switch cmark_node_get_type(node) {
        case CMARK_NODE_BLOCK_QUOTE: .quote
        case CMARK_NODE_LIST:
            .list(
                start: cmark_node_get_list_type(node) == CMARK_ORDERED_LIST ? Int(cmark_node_get_list_start(node)) : nil,
                tight: cmark_node_get_list_tight(node) != 0)
        case CMARK_NODE_ITEM: .item
        case CMARK_NODE_PARAGRAPH: .paragraph
        case CMARK_NODE_THEMATIC_BREAK: .thematicBreak
        case CMARK_NODE_HTML_BLOCK: .htmlBlock
        case CMARK_NODE_HEADING: .heading(level: Int(cmark_node_get_heading_level(node)))
        case CMARK_NODE_CODE_BLOCK: .codeBlock(literal: literal(of: node))
        case CMARK_NODE_TEXT: .text(literal(of: node))
        case CMARK_NODE_CODE: .code(literal(of: node))
        case CMARK_NODE_HTML_INLINE: .html(literal(of: node))
        case CMARK_NODE_SOFTBREAK: .softBreak
        case CMARK_NODE_LINEBREAK: .hardBreak
        case CMARK_NODE_EMPH: .emphasis
        case CMARK_NODE_STRONG: .strong
        case CMARK_NODE_LINK: .link(destination: string(cmark_node_get_url(node)), title: string(cmark_node_get_title(node)))
        case CMARK_NODE_IMAGE: .image(source: string(cmark_node_get_url(node)), title: string(cmark_node_get_title(node)))
        default: .other
        }
    }

    private static func literal(of node: OpaquePointer) -> String { string(cmark_node_get_literal(node)) }

    private static func string(_ bytes: UnsafePointer<CChar>?) -> String { bytes.map { String(cString: $0) } ?? "" }

    /// Shows the node and everything under it.
    func visit(_ show: (MarkdownNode) -> Void) {
        show(self)
        for child in children { child.visit(show) }
    }
}
