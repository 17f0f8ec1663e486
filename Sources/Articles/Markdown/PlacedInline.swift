/// A piece of running text with its true place, before footnotes, deletions and claims are recognised in it.
struct PlacedInline {
    indirect enum Kind {
        case text([Letter])
        /// `content` is the place between the backticks, without the spaces that do not count.
        case code(String, content: Range<Int>)
        case html(String)
        case softBreak, hardBreak
        case emphasis([PlacedInline])
        case strong([PlacedInline])
        case strikethrough([PlacedInline])
        case link(destination: String, title: String, [PlacedInline])
        case image(source: String, title: String, [PlacedInline])
        case footnoteReference(label: String)
        case checkedValue(claim: Int, String)
        case checkedSentence(claims: [Int], [PlacedInline])
    }

    /// One byte of text.
    struct Letter {
        var byte: UInt8
        /// Where it stands in the source; the first byte of an escape or entity.
        var at: Int
        /// Whether it stands there as itself, so that it may mean something.
        var isPlain: Bool
    }

    var kind: Kind
    /// In the source's bytes.
    var range: Range<Int>

    /// Its words, without anything that gives them form.
    var plainText: String {
        switch kind {
        case .text(let letters): letters.text
        case .code(let code, _), .checkedValue(_, let code): code
        case .softBreak, .hardBreak: " "
        case .emphasis(let children), .strong(let children), .strikethrough(let children), .link(_, _, let children),
            .image(_, _, let children), .checkedSentence(_, let children):
            children.plainText
        case .html, .footnoteReference: ""
        }
    }

    /// The same with other children.
    func mapChildren(_ change: ([PlacedInline]) -> [PlacedInline]) -> PlacedInline {
        var copy = self
        switch kind {
        case .emphasis(let children): copy.kind = .emphasis(change(children))
        case .strong(let children): copy.kind = .strong(change(children))
        case .strikethrough(let children): copy.kind = .strikethrough(change(children))
        case .link(let destination, let title, let children):
            copy.kind = .link(destination: destination, title: title, change(children))
        case .image(let source, let title, let children): copy.kind = .image(source: source, title: title, change(children))
        case .checkedSentence(let claims, let children): copy.kind = .checkedSentence(claims: claims, change(children))
        case .text, .code, .html, .softBreak, .hardBreak, .footnoteReference, .checkedValue: break
        }
        return copy
    }
}

extension Collection<PlacedInline> {
    var plainText: String { map(\.plainText).joined() }
}

extension Collection<PlacedInline.Letter> {
    var text: String { String(decoding: map(\.byte), as: UTF8.self) }

    /// A piece of text made of these letters, or nothing when there are none.
    func placed(until end: Int) -> [PlacedInline] {
        guard let first else { return [] }
        return [PlacedInline(kind: .text(Array(self)), range: first.at..<Swift.max(end, first.at))]
    }
}
