import Trace

/// The figure: one table, in which variants stand above each other so that their steps line up.
struct ScoreTable {
    let scores: [(variant: String?, score: Score)]
    let labels: [String]
    let chosen: Int
    let identifier: String
    let title: String
    let words: any Words

    var markup: Markup {
        .group([
            Tag.div(
                .class("score-region"), .focusable, .role("region"), .aria("label", words.scoreOf(title)),
                .style("--steps:\(labels.count)")
            ) {
                Tag.table(.class("score")) {
                    Tag.colgroup {
                        Tag.col(.class("views"))
                        labels.indices.map { Tag.col(.class($0 == chosen ? "chosen" : nil)) }
                    }
                    header
                    scores.map { body(variant: $0.variant, $0.score) }
                }
            },
            legend,
        ])
    }

    private var header: Markup {
        Tag.thead {
            Tag.tr {
                Tag.th(.scope("col")) { Tag.span(.class("unseen")) { words.view } }
                labels.indices.map { step in
                    Tag.th(.scope("col")) {
                        Tag.a(.href("#\(identifier).step.\(step + 1)"), step == chosen ? .aria("current", "step") : nil) {
                            StepLabel.markup(labels[step])
                        }
                    }
                }
            }
        }
    }

    private func body(variant: String?, _ score: Score) -> Markup {
        Tag.tbody {
            if let variant {
                Tag.tr(.class("variant")) {
                    Tag.th(.scope("rowgroup")) { Tag.code { "\"\(variant)\"" } }
                    labels.map { _ in Tag.td() }
                }
            }
            score.rows.map { row($0, reached: score.reachedCount) }
        }
    }

    private func row(_ row: Score.Row, reached: Int) -> Markup {
        Tag.tr(.class(row.content.styleClass)) {
            Tag.th(.scope("row"), row.depth == 0 ? nil : .style("--depth:\(row.depth)")) {
                Tag.span { BreakableName.markup(row.label) }
                if case .group(let cells) = row.content {
                    Tag.small { " × \(cells.map(\.alive).max() ?? 0)" }
                }
            }
            switch row.content {
            case .view(let cells):
                cells.indices.map { cell($0, reached: reached) { ScoreCell(words: words).markup(cells[$0]) } }
            case .property(_, let cells):
                cells.indices.map { cell($0, reached: reached) { ScoreCell(words: words).markup(cells[$0]) } }
            case .group(let cells):
                cells.indices.map { cell($0, reached: reached) { ScoreCell(words: words).markup(cells[$0]) } }
            }
        }
    }

    private func cell(_ step: Int, reached: Int, content: (Int) -> Markup) -> Markup {
        guard step < reached else { return Tag.td(.class("not-reached")) { Tag.span(.class("unseen")) { words.notReached } } }
        return Tag.td { content(step) }
    }

    /// Explains only the signs that this figure has.
    private var legend: Markup {
        let hasBreak = scores.contains { entry in
            entry.score.rows.contains { row in
                if case .view(let cells) = row.content { cells.contains { $0.starts.contains(.reset) } } else { false }
            }
        }
        return Tag.p(.class("legend")) {
            Tag.span {
                Tag.span(.class("dots"), .aria("hidden", "true")) { "●" }
                " \(words.dotLegend)"
            }
            Tag.span { words.barLegend }
            if hasBreak { Tag.span { words.breakLegend } }
        }
    }
}

extension Score.Content {
    fileprivate var styleClass: String {
        switch self {
        case .view: "view"
        case .property: "property"
        case .group: "group"
        }
    }
}
