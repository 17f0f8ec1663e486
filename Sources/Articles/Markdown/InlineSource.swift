import Findings

/// The text of a paragraph, heading or cell as cmark reads it, with the way back into the file.
struct InlineSource {
    private(set) var bytes: [UInt8] = []
    /// For each byte, where it stands in the file.
    private var offsets: [Int] = []
    let file: SourceFile

    /// A paragraph's lines, without the spaces at their starts and at the very end.
    init(_ lines: ArraySlice<SourceLine>, in file: SourceFile) {
        self.file = file
        for (index, line) in zip(lines.indices, lines) {
            if index > lines.startIndex { append([.newline], at: lines[index - 1].endOffset) }
            append(line.content, at: line.offset + line.contentStart)
        }
        while bytes.last?.isSpaceOrTab == true { removeLast() }
    }

    /// Part of one line.
    init(_ line: SourceLine, _ range: Range<Int>, in file: SourceFile) {
        self.file = file
        append(line.bytes[range], at: line.offset + range.lowerBound)
    }

    /// A table's cell, in which `\|` means `|` even inside code.
    init(cell range: Range<Int>, of line: SourceLine, in file: SourceFile) {
        self.file = file
        for index in range {
            let isEscape =
                line.bytes[index] == .backslash && index + 1 < range.upperBound && line.bytes[index + 1] == UInt8(ascii: "|")
            if !isEscape { append([line.bytes[index]], at: line.offset + index) }
        }
    }

    private mutating func append(_ more: some Collection<UInt8>, at offset: Int) {
        bytes += more
        offsets += offset..<offset + more.count
    }

    private mutating func removeLast() {
        bytes.removeLast()
        offsets.removeLast()
    }

    /// The place in the file of some of its bytes.
    func range(_ part: Range<Int>) -> SourceRange {
        guard let first = part.first, let last = part.last else {
            let offset = part.lowerBound < offsets.count ? offsets[part.lowerBound] : (offsets.last.map { $0 + 1 } ?? 0)
            return SourceRange(file, offset..<offset)
        }
        return SourceRange(file, offsets[first]..<offsets[last] + 1)
    }

    /// Walks over some of its bytes, with line breaks as spaces.
    func cursor(_ part: Range<Int>) -> Cursor {
        let end = part.isEmpty ? range(part).offsets.lowerBound : offsets[part.upperBound - 1] + 1
        return Cursor(bytes: bytes[part].map { $0 == .newline ? .space : $0 }, offsets: offsets[part] + [end], in: file)
    }

    /// The place of all of it.
    var range: SourceRange { range(0..<bytes.count) }
}
