import Trace

/// What stands in one field of the figure.
struct ScoreCell {
    let words: any Words

    func markup(_ cell: Score.ViewCell) -> Markup {
        guard cell.bar != nil || !cell.starts.isEmpty || cell.endings > 0 else { return .nothing }
        return .group([
            cell.bar == nil && cell.starts.isEmpty
                ? .nothing
                : life(cell.bar, start: cell.starts.last) {
                    count(cell.evaluations)
                    word(for: cell)
                },
            cell.endings > 0 ? ended(cell) : .nothing,
        ])
    }

    func markup(_ cell: Score.PropertyCell) -> Markup {
        let lost = cell.lost.map { lost in Tag.span(.class("lost")) { words.lost(ShortValue.text(lost)) } } ?? .nothing
        guard let bar = cell.bar else { return lost }
        return life(bar, start: cell.start) {
            lost
            if let value = cell.value {
                let short = ShortValue.text(value)
                Tag.span(.class("value"), short == value ? nil : .title(value)) { short }
            }
        }
    }

    func markup(_ cell: Score.GroupCell) -> Markup {
        guard cell.alive + cell.endings + cell.starts.count > 0 else { return .nothing }
        return Tag.div(.class("many")) {
            if cell.evaluations > 0 || cell.alive > 0 { count(cell.evaluations) }
            counted(.began, cell, words.began)
            counted(.reset, cell, words.reset)
            counted(.restarted, cell, words.restarted)
            if cell.endings > 0 { Tag.span(.class("word", "ended")) { "\(words.ended) × \(cell.endings)" } }
            Tag.span(.class("unseen")) { words.alive(cell.alive) }
        }
    }

    // MARK: Parts

    private func life(_ bar: Score.Bar?, start: Lifetime.Start?, @MarkupBuilder content: () -> Markup) -> Markup {
        let isNew = bar?.startsHere ?? true
        return Tag.div(
            .class("life", isNew ? "starts" : nil, (bar?.endsHere ?? true) ? "ends" : nil, isNew ? start?.rawValue : nil),
            content: content)
    }

    private func word(for cell: Score.ViewCell) -> Markup {
        guard let start = cell.starts.last else { return Tag.span(.class("unseen")) { words.kept } }
        let text =
            switch start {
            case .began: words.began
            case .reset: words.reset
            case .restarted: words.restarted
            }
        return Tag.span(.class("word", start.rawValue)) {
            cell.starts.count > 1 ? "\(text) × \(cell.starts.count)" : text
        }
    }

    private func ended(_ cell: Score.ViewCell) -> Markup {
        // Beside a new lifetime at the same place, the break in the bar says it to the eye.
        Tag.span(.class(cell.bar == nil ? "word" : "unseen", "ended")) { words.ended }
    }

    private func counted(_ start: Lifetime.Start, _ cell: Score.GroupCell, _ word: String) -> Markup {
        guard let count = cell.starts[start], count > 0 else { return .nothing }
        return Tag.span(.class("word", start.rawValue)) { "\(word) × \(count)" }
    }

    /// A dot for each evaluation as long as they can be counted at a glance, and the number.
    private func count(_ evaluations: Int) -> Markup {
        guard evaluations > 0 else { return Tag.span(.class("count", "zero")) { "0" } }
        return Tag.span(.class("count")) {
            Tag.span(.class("dots"), .aria("hidden", "true")) {
                String(repeating: "●", count: evaluations > 4 ? 1 : evaluations)
            }
            "\(evaluations)"
        }
    }
}
