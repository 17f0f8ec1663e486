/// Finds the places of cmark's inline nodes by walking the tree and the source side by side.
///
/// cmark's own positions are wrong for inlines (continuation lines, after reference definitions, links across lines), so each
/// node has to account for the source characters that it was made of. When tree and source do not match, there is no answer.
struct InlineAligner {
    private let bytes: [UInt8]
    private var at: Int

    /// The nodes of a paragraph, heading or cell with their places.
    static func place(_ nodes: [MarkdownNode], in source: InlineSource) -> [PlacedInline] {
        // Reference definitions at the start of a paragraph have left the tree; they end where a line ends.
        let bytes = source.bytes
        let starts = [0] + bytes.indices.filter { bytes[$0] == .newline }.map { $0 + 1 }
        for start in starts {
            var aligner = InlineAligner(bytes: bytes, at: start)
            if let placed = aligner.placeAll(nodes) { return placed }
        }
        return nodes.map { unplaced($0, in: 0..<bytes.count) }
    }

    private init(bytes: [UInt8], at: Int) {
        self.bytes = bytes
        self.at = at
    }

    private mutating func placeAll(_ nodes: [MarkdownNode]) -> [PlacedInline]? {
        guard let placed = place(nodes) else { return nil }
        skipSpaces()
        return at == bytes.count ? placed : nil
    }

    private mutating func place(_ nodes: [MarkdownNode]) -> [PlacedInline]? {
        var placed: [PlacedInline] = []
        for node in nodes {
            let start = at
            guard let kind = place(node) else { return nil }
            if case .text(let more) = kind, case .text(let letters) = placed.last?.kind {
                placed[placed.count - 1].kind = .text(letters + more)
                placed[placed.count - 1].range = placed[placed.count - 1].range.lowerBound..<at
            } else {
                placed.append(PlacedInline(kind: kind, range: start..<at))
            }
        }
        return placed
    }

    private mutating func place(_ node: MarkdownNode) -> PlacedInline.Kind? {
        switch node.kind {
        case .text(let literal): return text(literal)
        case .code(let literal): return code(literal)
        case .html(let literal): return consume(Array(literal.utf8)) ? .html(literal) : nil
        case .softBreak: return lineBreak() ? .softBreak : nil
        case .hardBreak:
            _ = consume([.backslash])
            return lineBreak() ? .hardBreak : nil
        case .emphasis: return delimited(node.children, length: 1).map { .emphasis($0) }
        case .strong: return delimited(node.children, length: 2).map { .strong($0) }
        case .link(let destination, let title):
            if peek == UInt8(ascii: "<") { return autolink(destination, node.children) }
            return bracketed(node.children).map { .link(destination: destination, title: title, $0) }
        case .image(let source, let title):
            guard consume([UInt8(ascii: "!")]) else { return nil }
            return bracketed(node.children).map { .image(source: source, title: title, $0) }
        default: return nil
        }
    }

    // MARK: Leaves

    private mutating func text(_ literal: String) -> PlacedInline.Kind? {
        let wanted = Array(literal.utf8)
        var letters: [PlacedInline.Letter] = []
        while letters.count < wanted.count {
            guard let byte = peek else { return nil }
            let start = at
            if byte == .backslash, at + 1 < bytes.count, bytes[at + 1].isPunctuation {
                guard bytes[at + 1] == wanted[letters.count] else { return nil }
                at += 2
                letters.append(.init(byte: wanted[letters.count], at: start, isPlain: false))
            } else if byte == UInt8(ascii: "&"), let entity = Entity.read(from: bytes[at...]) {
                guard wanted[letters.count...].starts(with: entity.text) else { return nil }
                at += entity.length
                letters += entity.text.map { .init(byte: $0, at: start, isPlain: false) }
            } else {
                guard byte == wanted[letters.count] else { return nil }
                at += 1
                letters.append(.init(byte: byte, at: start, isPlain: true))
            }
        }
        return .text(letters)
    }

    private mutating func code(_ literal: String) -> PlacedInline.Kind? {
        let fence = count(of: UInt8(ascii: "`"), from: at)
        guard fence > 0 else { return nil }
        let start = at + fence
        var end = start
        while true {
            guard let tick = bytes[end...].firstIndex(of: UInt8(ascii: "`")) else { return nil }
            let length = count(of: UInt8(ascii: "`"), from: tick)
            end = tick + length
            guard length == fence else { continue }
            at = end
            var content = start..<tick
            let flat = bytes[content].map { $0 == .newline ? .space : $0 }
            if flat.first == .space, flat.last == .space, flat.contains(where: { $0 != .space }) {
                content = content.lowerBound + 1..<content.upperBound - 1
            }
            let matches = bytes[content].map { $0 == .newline ? .space : $0 } == Array(literal.utf8)
            return matches ? .code(literal, content: content) : nil
        }
    }

    private mutating func lineBreak() -> Bool {
        skipSpaces()
        guard consume([.newline]) else { return false }
        skipSpaces()
        return true
    }

    // MARK: What holds other inlines

    private mutating func delimited(_ children: [MarkdownNode], length: Int) -> [PlacedInline]? {
        guard let mark = peek, mark == UInt8(ascii: "*") || mark == UInt8(ascii: "_") else { return nil }
        let delimiter = Array(repeating: mark, count: length)
        guard consume(delimiter), let placed = place(children), consume(delimiter) else { return nil }
        return placed
    }

    private mutating func autolink(_ destination: String, _ children: [MarkdownNode]) -> PlacedInline.Kind? {
        guard let end = bytes[at...].firstIndex(of: UInt8(ascii: ">")) else { return nil }
        let inner = at + 1..<end
        let placed = children.map { Self.unplaced($0, in: inner) }
        at = end + 1
        return .link(destination: destination, title: "", placed)
    }

    private mutating func bracketed(_ children: [MarkdownNode]) -> [PlacedInline]? {
        guard consume([UInt8(ascii: "[")]), let placed = place(children), consume([UInt8(ascii: "]")]) else { return nil }
        if let end = LinkTail.end(in: bytes, from: at) { at = end }
        return placed
    }

    /// A node whose exact place is unknown.
    private static func unplaced(_ node: MarkdownNode, in range: Range<Int>) -> PlacedInline {
        let children = node.children.map { unplaced($0, in: range) }
        let kind: PlacedInline.Kind =
            switch node.kind {
            case .text(let text): .text(text.utf8.map { .init(byte: $0, at: range.lowerBound, isPlain: false) })
            case .code(let code): .code(code, content: range)
            case .html(let html): .html(html)
            case .hardBreak: .hardBreak
            case .emphasis: .emphasis(children)
            case .strong: .strong(children)
            case .link(let destination, let title): .link(destination: destination, title: title, children)
            case .image(let source, let title): .image(source: source, title: title, children)
            default: .softBreak
            }
        return PlacedInline(kind: kind, range: range)
    }

    // MARK: Moving

    private var peek: UInt8? { at < bytes.count ? bytes[at] : nil }

    private mutating func consume(_ wanted: [UInt8]) -> Bool {
        guard bytes[at...].starts(with: wanted) else { return false }
        at += wanted.count
        return true
    }

    private mutating func skipSpaces() {
        while let byte = peek, byte.isSpaceOrTab { at += 1 }
    }

    private func count(of byte: UInt8, from start: Int) -> Int { bytes[start...].prefix { $0 == byte }.count }
}
