import Findings

/// Walks over part of a line and knows the place of everything that it takes.
struct Cursor {
    let file: SourceFile
    let bytes: [UInt8]
    /// For each byte and for the end, where it stands in the file.
    private let offsets: [Int]
    private(set) var at: Int
    private(set) var end: Int

    init(_ line: SourceLine, in file: SourceFile) {
        self.init(bytes: line.bytes, offsets: Array(line.offset...line.endOffset), in: file)
    }

    /// `offsets` has one place more than there are bytes.
    init(bytes: [UInt8], offsets: [Int], in file: SourceFile) {
        self.file = file
        self.bytes = bytes
        self.offsets = offsets
        at = 0
        end = bytes.count
    }

    // MARK: Looking

    var isAtEnd: Bool { at >= end }
    var peek: UInt8? { at < end ? bytes[at] : nil }
    var rest: ArraySlice<UInt8> { bytes[min(at, end)..<end] }

    func starts(with text: String) -> Bool { rest.starts(with: text.utf8) }

    /// The place of what was taken since `start`.
    func range(from start: Int) -> SourceRange { range(start..<at) }
    func range(_ part: Range<Int>) -> SourceRange {
        let start = offsets[part.lowerBound]
        // In text that was put together, what comes last need not stand last in the file.
        return SourceRange(file, start..<(offsets[part].max().map { $0 + 1 } ?? start))
    }
    /// The place where something is missing.
    var hereRange: SourceRange { range(at..<at) }
    func text(_ part: Range<Int>) -> String { String(decoding: bytes[part], as: UTF8.self) }
    func located(_ part: Range<Int>) -> Located<String> { Located(text(part), at: range(part)) }

    /// What is left, without spaces around it.
    var restTrimmed: Located<String> { located(trimmed(at..<end)) }

    func trimmed(_ part: Range<Int>) -> Range<Int> {
        let start = bytes[part].firstIndex { !$0.isSpaceOrTab } ?? part.upperBound
        return start..<(bytes[part].lastIndex { !$0.isSpaceOrTab } ?? start - 1) + 1
    }

    /// Another cursor for part of the same line.
    func part(_ part: Range<Int>) -> Cursor {
        var cursor = self
        cursor.at = part.lowerBound
        cursor.end = part.upperBound
        return cursor
    }

    /// What is left, a few words of ours, and what is left of another cursor.
    func followed(by words: String, and other: Cursor) -> Cursor {
        let end = range(self.end..<self.end).offsets.lowerBound
        return Cursor(
            bytes: rest + Array(words.utf8) + other.rest,
            offsets: offsets[at..<self.end] + Array(repeating: end, count: words.utf8.count)
                + other.offsets[other.at...other.end],
            in: file)
    }

    // MARK: Taking

    mutating func skip(_ count: Int) { at = min(at + count, end) }

    mutating func skipSpaces() { while let byte = peek, byte.isSpaceOrTab { at += 1 } }

    mutating func skipWord() { while let byte = peek, !byte.isSpaceOrTab { at += 1 } }

    mutating func take(_ text: String) -> Bool {
        guard starts(with: text) else { return false }
        at += text.utf8.count
        return true
    }

    /// A whole word, and the spaces behind it.
    mutating func takeWord(_ word: String) -> Bool {
        guard starts(with: word) else { return false }
        let next = at + word.utf8.count
        guard next >= end || !bytes[next].isNameByte else { return false }
        at = next
        skipSpaces()
        return true
    }

    mutating func take(while condition: (UInt8) -> Bool) -> Located<String> {
        let start = at
        while let byte = peek, condition(byte) { at += 1 }
        return located(start..<at)
    }

    /// Everything that is left, without spaces around it.
    mutating func takeRest() -> Located<String> {
        let rest = restTrimmed
        at = end
        return rest
    }

    /// A whole number without sign.
    mutating func takeNumber() -> Int? {
        let digits = rest.prefix(while: \.isDigit)
        guard let number = Int(String(decoding: digits, as: UTF8.self)) else { return nil }
        at += digits.count
        return number
    }

    /// Text in quotation marks, its escapes resolved; the place includes the marks.
    mutating func quotedText() throws(SyntaxProblem) -> Located<String> {
        let start = at
        guard peek == .quotationMark else { throw expected(.quotedText) }
        guard let close = Nesting.textEnd(in: bytes, from: at, to: end) else {
            throw SyntaxProblem(.unterminatedText, at: range(at..<end))
        }
        let text = try QuotedText.resolve(bytes[(at + 1)..<(close - 1)]) { range($0) }
        at = close
        return Located(text, at: range(from: start))
    }

    /// The place of the word that stands here, or of the end of the line.
    var wordHere: SourceRange {
        var cursor = self
        cursor.skipWord()
        return cursor.range(from: at)
    }

    /// A mistake at the word that stands here.
    func expected(_ syntax: LanguageFact.Syntax) -> SyntaxProblem {
        SyntaxProblem(.expected(syntax, found: wordHere.text), at: wordHere)
    }
}

extension UInt8 {
    /// Whether it can stand in a Swift name; everything beyond ASCII can.
    var isNameByte: Bool { isLetter || isDigit || self == UInt8(ascii: "_") || self >= 0x80 }
}
