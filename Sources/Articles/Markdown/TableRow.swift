/// One line of a table.
enum TableRow {
    /// The places of the cells in a line's bytes, without the spaces around them.
    ///
    /// `\|` ends no cell; a bar inside a code span does, as on GitHub.
    static func cells(of line: SourceLine) -> [Range<Int>] {
        var bars: [Int] = []
        var index = line.contentStart
        while index < line.bytes.count {
            if line.bytes[index] == UInt8(ascii: "|") { bars.append(index) }
            index += line.bytes[index] == .backslash ? 2 : 1
        }
        var end = line.bytes.count
        while end > line.contentStart, line.bytes[end - 1].isSpaceOrTab { end -= 1 }
        var starts = [line.contentStart] + bars.map { $0 + 1 }
        var ends = bars + [end]
        if bars.first == line.contentStart {
            starts.removeFirst()
            ends.removeFirst()
        }
        if let last = bars.last, last == end - 1, !starts.isEmpty {
            starts.removeLast()
            ends.removeLast()
        }
        return zip(starts, ends).map { trimmed($0..<max($0, $1), in: line.bytes) }
    }

    /// The alignments that a line such as `:--- | ---:` gives, or nil when it is no such line.
    static func alignments(of line: SourceLine) -> [TableCell.Alignment?]? {
        let cells = cells(of: line)
        guard !cells.isEmpty else { return nil }
        var alignments: [TableCell.Alignment?] = []
        for cell in cells {
            let isStart = line.bytes[cell].first == UInt8(ascii: ":")
            let isEnd = line.bytes[cell].last == UInt8(ascii: ":")
            let dashes = line.bytes[cell].dropFirst(isStart ? 1 : 0).dropLast(isEnd ? 1 : 0)
            guard !dashes.isEmpty, dashes.allSatisfy({ $0 == UInt8(ascii: "-") }) else { return nil }
            alignments.append(isStart && isEnd ? .center : isStart ? .start : isEnd ? .end : nil)
        }
        return alignments
    }

    private static func trimmed(_ range: Range<Int>, in bytes: [UInt8]) -> Range<Int> {
        let start = bytes[range].firstIndex { !$0.isSpaceOrTab } ?? range.upperBound
        let end = (bytes[range].lastIndex { !$0.isSpaceOrTab } ?? start - 1) + 1
        return start..<end
    }
}
