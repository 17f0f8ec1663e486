import Articles

extension Prose {
    func markup(_ inlines: [Inline]) -> Markup {
        .group(
            inlines.indices.map { index in
                if case .softBreak = inlines[index] {
                    .text(
                        LineJoining.separator(after: inlines.character(before: index), before: inlines.character(after: index)))
                } else {
                    markup(inlines[index])
                }
            })
    }

    private func markup(_ inline: Inline) -> Markup {
        switch inline {
        case .text(let text): .text(text)
        case .emphasis(let inlines): Tag.em { markup(inlines) }
        case .strong(let inlines): Tag.strong { markup(inlines) }
        case .strikethrough(let inlines): Tag.del { markup(inlines) }
        case .code(let text, _): Tag.code { text }
        case .checkedValue(let claim, let text, _): mark([claim]) { Tag.code { text } }
        case .checkedSentence(let claims, let inlines): mark(claims) { markup(inlines) }
        case .link(let destination, let title, let inlines, _):
            Tag.a(.href(address(destination)), title.map(Attribute.title)) { markup(inlines) }
        case .image(let source, let title, let alternative, _):
            Tag.img(.src(source), .alt(alternative), title.map(Attribute.title), .lazyLoading)
        case .footnoteReference(let number, let ordinal):
            Tag.sup(.class("reference"), .id("note.\(number).reference.\(ordinal)")) {
                Tag.a(.href("#note.\(number)")) { "\(number)" }
            }
        case .softBreak: .text("\n")
        case .hardBreak: Tag.br()
        case .html(let html, _): .verbatim(html)
        }
    }

    /// Another article's Markdown file becomes its page; the folders are the same.
    private func address(_ destination: String) -> String {
        let (path, fragment) = destination.splitAtFragment
        guard path.hasSuffix(".md"), !path.contains("://"), !path.hasPrefix("/") else { return destination }
        return path.dropLast(3) + ".html" + fragment
    }

    /// Marks words whose claims were checked, with a tick or a cross that says so in words as well.
    private func mark(_ claims: [Int], @MarkupBuilder content: () -> Markup) -> Markup {
        let results = claims.map { checked.proseClaims.indices.contains($0) ? checked.proseClaims[$0] : nil }
        // A claim that was not evaluated does not hold.
        let holds = results.allSatisfy { $0?.holds ?? false }
        let texts = results.compactMap { $0?.claim.text }.joined(separator: "; ")
        let text = holds ? words.checked(texts) : words.failed(texts)
        return Tag.span(.class("checked", holds ? nil : "failed"), .title(text)) {
            content()
            // A word joiner keeps the mark on the line of the last word.
            "\u{2060}"
            Tag.span(.class("tick"), .aria("hidden", "true")) { holds ? "✓" : "✗" }
            Tag.span(.class("unseen")) { " (\(text))" }
        }
    }
}

extension String {
    fileprivate var splitAtFragment: (path: String, fragment: String) {
        guard let mark = firstIndex(of: "#") else { return (self, "") }
        return (String(self[..<mark]), String(self[mark...]))
    }
}
