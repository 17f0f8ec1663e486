import Findings

/// A fenced code block taken apart: its info string and its lines of code.
struct Fence {
    /// What stands behind the backticks, without spaces around it.
    let info: SourceLine
    let code: [SourceLine]

    /// Nil when the block is indented code.
    init?(_ lines: [SourceLine], literal: String) {
        guard let open = lines.first, let mark = open.content.first, mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~")
        else { return nil }
        let length = open.content.prefix { $0 == mark }.count
        let codeLines = literal.utf8.count { $0 == .newline }
        // Indented code that shows a fence: cmark counts its first line as code.
        let isIndentedCode = open.indentation > 3 && literal.hasPrefix(String(decoding: open.content, as: UTF8.self))
        guard length >= 3, codeLines < lines.count, !isIndentedCode else { return nil }
        let rest = open.removingBytes(open.contentStart + length)
        var info = rest.removingIndentation(.max)
        while info.bytes.last?.isSpaceOrTab == true { info.bytes.removeLast() }
        self.info = info
        code = lines[1..<(codeLines + 1)].map { $0.removingIndentation(open.indentation) }
    }
}

extension SourceLine {
    /// Up to the first space.
    func firstWord(in file: SourceFile) -> Located<String> {
        let start = contentStart
        let end = bytes[start...].firstIndex(where: \.isSpaceOrTab) ?? bytes.count
        return Located(
            String(decoding: bytes[start..<end], as: UTF8.self), at: SourceRange(file, offset + start..<offset + end))
    }
}
