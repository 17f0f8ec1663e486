import Findings

/// Running text.
extension ArticleReader {
    func inlines(_ nodes: [MarkdownNode], in source: InlineSource) -> [Inline] {
        finished(placedInlines(nodes, in: source), in: source)
    }

    /// With places, footnotes, deletions and bare addresses.
    func placedInlines(_ nodes: [MarkdownNode], in source: InlineSource) -> [PlacedInline] {
        let placed = TextMarks.withAddresses(Strikethrough.applied(to: InlineAligner.place(nodes, in: source)))
        return TextMarks.withFootnotes(placed) { label, range in
            if footnotes.isKnown(label) { return true }
            report(.undefinedFootnote(label: label, nearest: footnotes.nearest(to: label)), at: source.range(range))
            return false
        }
    }

    /// With claims, as others see it.
    func finished(_ placed: [PlacedInline], in source: InlineSource) -> [Inline] {
        withClaims(placed, in: source).map { finished($0, in: source) }
    }

    private func finished(_ inline: PlacedInline, in source: InlineSource) -> Inline {
        func all(_ children: [PlacedInline]) -> [Inline] { children.map { finished($0, in: source) } }
        func optional(_ title: String) -> String? { title.isEmpty ? nil : title }
        let range = source.range(inline.range)
        return switch inline.kind {
        case .text(let letters): .text(letters.text)
        case .code(let code, _): .code(code, range)
        case .html(let html): .html(html, range)
        case .softBreak: .softBreak
        case .hardBreak: .hardBreak
        case .emphasis(let children): .emphasis(all(children))
        case .strong(let children): .strong(all(children))
        case .strikethrough(let children): .strikethrough(all(children))
        case .link(let destination, let title, let children):
            .link(destination: destination, title: optional(title), all(children), range)
        case .image(let address, let title, let children):
            .image(source: address, title: optional(title), alternative: children.plainText, range)
        case .footnoteReference(let label):
            footnotes.reference(to: label)
        case .checkedValue(let claim, let code): .checkedValue(claim: claim, code, range)
        case .checkedSentence(let claims, let children): .checkedSentence(claims: claims, all(children))
        }
    }
}
