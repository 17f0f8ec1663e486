import Articles
import Scenarios

/// What can be said of an article in one line: how long it is, what it measures, whether all of it holds.
struct ArticleFacts {
    let checked: CheckedArticle
    let words: any Words

    var markup: Markup {
        .group([
            Tag.span { words.minutes(ReadingTime.minutes(for: checked.article)) },
            checked.scenarios.isEmpty ? .nothing : Tag.span { words.scenarios(checked.scenarios.count) },
            result,
        ])
    }

    /// Whether the claims hold, and what was modelled.
    var result: Markup {
        let (held, all) = checked.claimCount
        return .group([
            all == 0
                ? .nothing
                : Tag.span(.class("verdict", held == all ? nil : "failed")) {
                    Tag.span(.aria("hidden", "true")) { held == all ? "✓ " : "✗ " }
                    words.claims(held: held, of: all)
                },
            .group(
                releases.map { release in
                    .group([.text(" "), Tag.span { words.models(sdk: release) }])
                }),
        ])
    }

    private var releases: [Int] { Set(checked.scenarios.compactMap { $0.trace?.sdk }).sorted() }
}
