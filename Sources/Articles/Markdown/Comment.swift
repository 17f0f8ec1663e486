import Findings

/// An HTML comment that begins a block of raw HTML.
struct Comment {
    /// What stands between `<!--` and `-->`; the first line begins behind the opening mark.
    let lines: [SourceLine]
    /// Where `-->` ends in the file.
    let endOffset: Int
    /// Behind `-->` on its line.
    let rest: SourceLine?

    /// Nil when the block is other HTML, or a comment without an end.
    init?(_ lines: ArraySlice<SourceLine>) {
        guard let first = lines.first, first.content.starts(with: "<!--".utf8) else { return nil }
        var inner = [first.removingBytes(first.contentStart + 4)] + lines.dropFirst()
        for (index, line) in inner.enumerated() {
            guard let end = line.bytes.firstIndex(of: "-->") else { continue }
            let rest = line.removingBytes(end + 3)
            inner[index].bytes.removeSubrange(end...)
            inner.removeSubrange((index + 1)...)
            self.lines = inner
            endOffset = rest.offset
            self.rest = rest.isBlank ? nil : rest
            return
        }
        return nil
    }
}

extension [UInt8] {
    /// Where a text begins for the first time.
    func firstIndex(of text: String) -> Int? {
        let wanted = Array(text.utf8)
        return indices.first { self[$0...].starts(with: wanted) }
    }
}
