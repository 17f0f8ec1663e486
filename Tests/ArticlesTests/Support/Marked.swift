import Articles
import Findings

/// A text with `👉` where a finding must begin and `👈` where it must end.
struct Marked {
    let text: String
    /// UTF-8 offsets in `text`, one range for each pair of marks.
    let ranges: [Range<Int>]

    init(_ marked: String) {
        var text = ""
        var ranges: [Range<Int>] = []
        var start = 0
        for character in marked {
            switch character {
            case "👉": start = text.utf8.count
            case "👈": ranges.append(start..<text.utf8.count)
            default: text.append(character)
            }
        }
        self.text = text
        self.ranges = ranges
    }

    var article: Article { .read(file: SourceFile(path: "Articles/en/page.md", text: text)) }
}

/// A scenario's lines in a fence, behind a first step that is right.
func scenario(_ lines: String, launch: String = "launch V()\n") -> String { "```scenario\n\(launch)\(lines)\n```\n" }

extension Article {
    init(_ text: String) { self = .read(file: SourceFile(path: "Articles/en/page.md", text: text)) }
}

extension Finding {
    /// Fact and place, so that a failure shows both.
    var described: String { "\(fact.identifier) at \(range.offsets) `\(range.text)`" }
}
