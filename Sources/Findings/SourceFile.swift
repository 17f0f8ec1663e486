/// A text file of the project, with the means to say where in it something stands.
public final class SourceFile: Sendable {
    /// Relative to the project's root, with forward slashes: `Articles/en/emptyview.md`.
    public let path: String
    /// Exactly as on disk.
    public let text: String
    /// UTF-8 offsets at which lines start.
    private let lineStarts: [Int]

    public init(path: String, text: String) {
        self.path = path
        self.text = text
        var starts = [0]
        for (offset, byte) in text.utf8.enumerated() where byte == 0x0A { starts.append(offset + 1) }
        lineStarts = starts
    }

    public var lineCount: Int { lineStarts.count }

    /// The line, counted from 1, in which a UTF-8 offset stands.
    public func line(at offset: Int) -> Int {
        var low = 0
        var high = lineStarts.count
        while low + 1 < high {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return low + 1
    }

    /// The UTF-8 offset at which a line, counted from 1, starts.
    public func offset(ofLine line: Int) -> Int { lineStarts[min(max(line, 1), lineStarts.count) - 1] }

    /// The text of a line, counted from 1, without its line break.
    public func lineText(_ line: Int) -> String {
        let end = line < lineStarts.count ? lineStarts[line] : text.utf8.count
        var bytes = slice(offset(ofLine: line)..<end)
        while bytes.last?.isNewline == true { bytes.removeLast() }
        return bytes
    }

    /// Line and column, both counted from 1; a column is one character as a reader counts them.
    public func position(at offset: Int) -> (line: Int, column: Int) {
        let line = line(at: offset)
        return (line, slice(self.offset(ofLine: line)..<max(offset, self.offset(ofLine: line))).count + 1)
    }

    /// The text between two UTF-8 offsets.
    public func slice(_ range: Range<Int>) -> String {
        let utf8 = text.utf8
        let start = utf8.index(utf8.startIndex, offsetBy: min(range.lowerBound, utf8.count))
        let end = utf8.index(utf8.startIndex, offsetBy: min(range.upperBound, utf8.count))
        return String(decoding: utf8[start..<end], as: UTF8.self)
    }
}
