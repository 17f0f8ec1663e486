import Articles
import Scenarios

/// A listing with its caption, its counts in the gutter, and what the compiler says of it.
struct ListingFigure {
    let listing: Listing
    let checked: CheckedArticle
    let words: any Words

    var markup: Markup {
        listing.isHidden
            ? Tag.details(.class("fold", "setup")) {
                Tag.summary {
                    words.setup
                    if let title = listing.title { Tag.span(.class("quiet")) { title } }
                }
                figure(isCaptioned: false)
            } : figure(isCaptioned: true)
    }

    private func figure(isCaptioned: Bool) -> Markup {
        Tag.figure(.class("listing", listing.isShownOnly ? "shown-only" : nil, listing.fails == nil ? nil : "fails")) {
            Tag.figcaption {
                if isCaptioned, let title = listing.title { Tag.span(.class("title")) { title } }
                if listing.isShownOnly { Tag.span(.class("mark")) { words.notCompiled } }
                if listing.fails != nil { Tag.span(.class("mark")) { words.doesNotCompile } }
                Tag.button(.type("button"), .class("copy", "scripted"), .data("done", words.copied)) { words.copy }
            }
            Tag.div(.class("code"), .focusable, .role("region"), .aria("label", listing.title ?? words.untitledListing)) {
                Tag.pre { Tag.code { lines } }
            }
            if let message = checked.compilerMessages[listing.index] {
                Tag.div(.class("compiler")) {
                    Tag.p { words.compilerSays }
                    Tag.pre { Tag.samp { message } }
                }
            }
        }
    }

    // MARK: Lines

    private var lines: Markup {
        let sources = SwiftLexer.tokens(of: listing.lines.map(\.text).joined(separator: "\n")).lines
        let compiled = zip(listing.lines, sources).map { line, tokens in
            (
                line.line,
                self.line(tokens, counts: counts(in: line), change: change(line))
            )
        }
        let removed = listing.removedLines.map { line in
            (line.line, self.line(SwiftLexer.tokens(of: line.text), counts: [], change: .removed))
        }
        return .group((compiled + removed).sorted { $0.0 < $1.0 }.map(\.1))
    }

    private func counts(in line: Listing.Line) -> [GutterCounts] {
        GutterCounts.of(line: ListingLine(listing: listing.index, line: line.line), in: checked.scenarios)
    }

    private enum Change: String { case added, removed }

    private func change(_ line: Listing.Line) -> Change? { line.isAdded ? .added : nil }

    private func line(_ tokens: [SwiftToken], counts: [GutterCounts], change: Change?) -> Markup {
        Tag.span(.class("line", change?.rawValue)) {
            // The style draws the gutters that have nothing in them.
            if !counts.isEmpty {
                Tag.span(.class("gutter")) {
                    counts.enumerated().map { index, counts in gutter(counts, isShown: index == 0) }
                }
            }
            tokens.joinedAcrossSpace.map { token in
                token.kind == .plain ? .text(token.text) : Tag.span(.class(token.kind.styleClass)) { token.text }
            }
            "\n"
        }
    }

    /// The total; the script puts the count of the chosen step in its place.
    private func gutter(_ counts: GutterCounts, isShown: Bool) -> Markup {
        let total = Self.text(counts.totals)
        return Tag.span(
            .class("count"), .data("run", String(counts.scenario)),
            .data("steps", counts.steps.map(Self.text).joined(separator: " ")), .title(words.evaluations(total)),
            isShown ? nil : .hidden
        ) { total }
    }

    /// One number for each run; one alone where they agree.
    private static func text(_ counts: [Int]) -> String {
        Set(counts).count == 1 ? String(counts[0]) : counts.map(String.init).joined(separator: "/")
    }
}

extension SwiftToken.Kind {
    /// A short name, because there is one for every few characters of a listing.
    fileprivate var styleClass: String {
        switch self {
        case .plain: ""
        case .keyword: "k"
        case .attribute: "a"
        case .type: "t"
        case .string: "s"
        case .number: "n"
        case .comment: "c"
        case .keyPath: "p"
        }
    }
}
