/// An HTML element that pages use.
enum Tag: String, Sendable {
    case html, head, body, meta, link, title, style, script
    case header, main, footer, nav, section, article, aside, div
    case h1, h2, h3, h4, h5, h6, p, blockquote, pre, hr
    case ul, ol, li, dl, dt, dd
    case table, caption, colgroup, col, thead, tbody, tr, th, td
    case figure, figcaption, details, summary
    case a, b, br, button, code, del, em, i, img, q, samp, small, span, strong, sup, wbr

    /// Has neither content nor a closing tag.
    var isVoid: Bool {
        switch self {
        case .meta, .link, .hr, .br, .img, .col, .wbr: true
        default: false
        }
    }

    /// Whether a line break may follow without changing what a reader sees; it keeps differences between two builds readable.
    var endsLine: Bool {
        switch self {
        case .a, .b, .br, .button, .code, .del, .em, .i, .img, .q, .samp, .small, .span, .strong, .sup, .wbr: false
        default: true
        }
    }

    func callAsFunction(_ attributes: Attribute?..., @MarkupBuilder content: () -> Markup = { .nothing }) -> Markup {
        .element(self, attributes.compactMap(\.self), [content()])
    }

    static func heading(level: Int) -> Tag {
        [.h1, .h2, .h3, .h4, .h5, .h6][min(max(level, 1), 6) - 1]
    }
}
