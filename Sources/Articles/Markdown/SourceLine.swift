import Findings

/// One line of a file, or what is left of it inside quotes, lists and containers.
struct SourceLine {
    /// From 1, in the file.
    var number: Int
    /// Where `bytes` start in the file.
    var offset: Int
    /// Without the line break.
    var bytes: [UInt8]
    /// Spaces in front that do not stand in the file, left over when a tab was cut in two.
    var padding = 0
    /// The column, from 0 and with tabs counted as four, at which `bytes` start.
    var column = 0
    /// Whether it continues a paragraph without the mark of its quote or the indentation of its list.
    var isLazy = false

    /// All lines of a file; a byte order mark counts as nothing.
    static func lines(of file: SourceFile) -> [SourceLine] {
        var lines: [SourceLine] = []
        var start = file.text.utf8.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        for number in 1...file.lineCount {
            let text = file.lineText(number)
            let lineStart = file.offset(ofLine: number)
            lines.append(SourceLine(number: number, offset: max(start, lineStart), bytes: Array(text.utf8.dropFirst(start))))
            start = 0
        }
        return lines
    }

    var isBlank: Bool { bytes.allSatisfy(\.isSpaceOrTab) }
    var text: String { String(repeating: " ", count: padding) + String(decoding: bytes, as: UTF8.self) }
    var endOffset: Int { offset + bytes.count }

    /// Where the first character that is no space stands, in `bytes`.
    var contentStart: Int { bytes.firstIndex { !$0.isSpaceOrTab } ?? bytes.count }
    /// What follows the spaces at the start.
    var content: ArraySlice<UInt8> { bytes[contentStart...] }

    /// How many columns of space stand at its start.
    var indentation: Int { width(of: contentStart) }

    /// The columns that the padding and the first `count` bytes take.
    private func width(of count: Int) -> Int {
        var position = column
        for byte in bytes[..<count] { position += byte == .tab ? 4 - position % 4 : 1 }
        return padding + position - column
    }

    /// Without up to `columns` columns of space at its start.
    func removingIndentation(_ columns: Int) -> SourceLine {
        guard !isLazy else { return self }
        let padded = min(padding, columns)
        var line = self
        line.padding -= padded
        var wanted = columns - padded
        var count = 0
        while wanted > 0, count < bytes.count, bytes[count].isSpaceOrTab {
            let width = bytes[count] == .tab ? 4 - line.column % 4 : 1
            line.column += width
            count += 1
            if width > wanted { line.padding = width - wanted }
            wanted -= min(width, wanted)
        }
        line.offset += count
        line.bytes.removeFirst(count)
        return line
    }

    /// Without its first `count` bytes, which are neither tabs nor spaces.
    func removingBytes(_ count: Int) -> SourceLine {
        var line = self
        line.padding = 0
        line.column += width(of: count) - padding
        line.offset += count
        line.bytes.removeFirst(count)
        return line
    }

    /// As cmark must see it, so that tabs mean what they mean in the whole line and lazy lines begin nothing of their own.
    var forCmark: [UInt8] {
        if isLazy { return Array(repeating: .space, count: 4) + content.map(\.withoutReturn) }
        let hasShiftedTab = column % 4 != 0 && bytes[..<contentStart].contains(.tab)
        let space = Array(repeating: UInt8.space, count: hasShiftedTab ? indentation : padding)
        return space + (hasShiftedTab ? content : bytes[...]).map(\.withoutReturn)
    }
}

extension UInt8 {
    static let space = UInt8(ascii: " ")
    static let tab = UInt8(ascii: "\t")
    static let newline = UInt8(ascii: "\n")
    static let backslash = UInt8(ascii: "\\")
    static let quotationMark = UInt8(ascii: "\"")

    var isSpaceOrTab: Bool { self == .space || self == .tab }
    var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }
    var isLetter: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self | 0x20 }
    /// ASCII punctuation as Markdown understands it.
    var isPunctuation: Bool { 0x21...0x7E ~= self && !isDigit && !isLetter }
    /// A carriage return inside a line would end the line for cmark and not for anyone else.
    fileprivate var withoutReturn: UInt8 { self == UInt8(ascii: "\r") ? .space : self }
}
