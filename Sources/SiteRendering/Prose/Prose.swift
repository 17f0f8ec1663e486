import Articles
import Scenarios

/// Turns the blocks of an article into markup.
struct Prose {
    let checked: CheckedArticle
    let page: Page

    var article: Article { checked.article }
    var words: any Words { page.words }

    func markup(_ blocks: [Block]) -> Markup { .group(blocks.map(markup)) }

    func markup(_ block: Block) -> Markup {
        switch block {
        case .heading(let level, let anchor, let inlines, _):
            Tag.heading(level: max(level, 2))(.id(anchor)) {
                Tag.a(.href("#\(anchor)"), .class("anchor")) { markup(inlines) }
            }
        case .paragraph(let inlines, _): Tag.p { markup(inlines) }
        case .quote(let blocks, _): Tag.blockquote { markup(blocks) }
        case .alert(let kind, let title, let blocks, _): alert(kind, title: title, blocks)
        case .details(let summary, let blocks, _):
            Tag.details(.class("fold")) {
                Tag.summary { markup(summary) }
                markup(blocks)
            }
        case .list(let start, let tight, let items, _): list(start: start, tight: tight, items)
        case .table(let header, let rows, _): table(header: header, rows: rows)
        case .code(_, let text, _):
            Tag.div(.class("code"), .focusable, .role("region"), .aria("label", words.untitledCode)) {
                Tag.pre { Tag.code { text } }
            }
        case .listing(let index): ListingFigure(listing: article.listings[index], checked: checked, words: words).markup
        case .scenario(let index): RunFigure(checked.scenarios[index], page: page).markup
        case .thematicBreak: Tag.hr()
        case .footnotes(let notes): footnotes(notes)
        case .html(let html, _): .verbatim(html)
        }
    }

    private func alert(_ kind: AlertKind, title: [Inline], _ blocks: [Block]) -> Markup {
        Tag.aside(.class("alert", kind.rawValue)) {
            Tag.p(.class("alert-title")) {
                if title.isEmpty { words.alertTitle(kind) } else { markup(title) }
            }
            markup(blocks)
        }
    }

    // MARK: Lists and tables

    private func list(start: Int?, tight: Bool, _ items: [ListItem]) -> Markup {
        let entries = items.map { item in
            Tag.li(item.isDone == nil ? nil : .class("task")) {
                if let isDone = item.isDone { taskMark(isDone) }
                tight ? tightMarkup(item.blocks) : markup(item.blocks)
            }
        }
        guard let start else { return Tag.ul(.class(tight ? "tight" : nil)) { entries } }
        return Tag.ol(.class(tight ? "tight" : nil), start == 1 ? nil : .start(start)) { entries }
    }

    private func taskMark(_ isDone: Bool) -> Markup {
        Tag.span(.class("task-mark", isDone ? "done" : nil), .role("img"), .aria("label", isDone ? words.done : words.toDo)) {
            isDone ? "✓" : ""
        }
    }

    /// Paragraphs without elements of their own.
    private func tightMarkup(_ blocks: [Block]) -> Markup {
        .group(
            blocks.map { block in
                if case .paragraph(let inlines, _) = block { markup(inlines) } else { markup(block) }
            })
    }

    private func table(header: [TableCell], rows: [[TableCell]]) -> Markup {
        Tag.div(
            .class("table"), .focusable, .role("region"),
            .aria("label", header.map(\.content.plainText).joined(separator: ", "))
        ) {
            Tag.table {
                Tag.thead { Tag.tr { header.map { cell in Tag.th(.scope("col"), alignment(cell)) { markup(cell.content) } } } }
                Tag.tbody {
                    rows.map { row in Tag.tr { row.map { cell in Tag.td(alignment(cell)) { markup(cell.content) } } } }
                }
            }
        }
    }

    private func alignment(_ cell: TableCell) -> Attribute? {
        switch cell.alignment {
        case nil, .start: nil
        case .center: .class("center")
        case .end: .class("end")
        }
    }

    // MARK: Footnotes

    private func footnotes(_ notes: [Footnote]) -> Markup {
        Tag.section(.class("footnotes"), .aria("label", words.footnotes)) {
            Tag.ol {
                notes.map { note in
                    Tag.li(.id("note.\(note.number)")) {
                        markup(note.blocks)
                        Tag.p(.class("back-links")) {
                            (1...max(note.references, 1)).map { ordinal in
                                Tag.a(
                                    .href("#note.\(note.number).reference.\(ordinal)"),
                                    .aria("label", words.backToReference(ordinal))
                                ) { "↩︎" }
                            }
                        }
                    }
                }
            }
        }
    }
}
