/// Writes a finding for a terminal: its place, what is wrong, the line with a mark under it, and what helps.
public enum FindingText {
    /// Several lines without a line break at the end:
    ///
    ///     Articles/en/emptyview.md:12:5: error: there is no step `tpa`
    ///     12 | tpa "Join"
    ///        | ^~~
    ///        = help: did you mean `tap`?
    public static func render(_ finding: Finding) -> String {
        let (line, column) = finding.range.start
        var lines = ["\(finding.range.file.path):\(line):\(column): \(finding.severity.rawValue): \(finding.fact.summary)"]
        let number = String(line)
        let gutter = String(repeating: " ", count: number.count)
        let text = finding.range.file.lineText(line)
        lines.append("\(number) | \(text)".withoutTrailingSpaces)
        lines.append("\(gutter) | \(mark(for: finding.range, in: text, column: column))")
        if let advice = finding.fact.advice { lines.append("\(gutter) = help: \(advice)") }
        return lines.joined(separator: "\n")
    }

    /// Spaces up to the place, then `^` and `~` as far as the range goes on its first line.
    private static func mark(for range: SourceRange, in text: String, column: Int) -> String {
        let before = text.prefix(column - 1)
        let space = before.map { $0 == "\t" ? "\t" : String(repeating: " ", count: $0.displayWidth) }.joined()
        let marked = range.text.prefix { !$0.isNewline }
        let width = marked.reduce(0) { $0 + $1.displayWidth }
        return space + "^" + String(repeating: "~", count: max(width - 1, 0))
    }
}

extension Character {
    /// How many columns of a terminal it takes: two for most Chinese, Japanese and Korean characters and for emoji.
    var displayWidth: Int {
        guard let first = unicodeScalars.first else { return 0 }
        if first.properties.generalCategory == .control { return self == "\t" ? 1 : 0 }
        if first.properties.isEmojiPresentation || unicodeScalars.contains("\u{FE0F}") { return 2 }
        return Self.wideRanges.contains { $0.contains(first.value) } ? 2 : 1
    }

    /// East Asian Wide and Fullwidth, by blocks.
    private static let wideRanges: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF, 0xA960...0xA97C,
        0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1B000...0x1B2FF,
        0x1F200...0x1F2FF, 0x20000...0x3FFFD,
    ]
}

extension String {
    fileprivate var withoutTrailingSpaces: String {
        guard let last = lastIndex(where: { $0 != " " }) else { return "" }
        return String(self[...last])
    }
}
