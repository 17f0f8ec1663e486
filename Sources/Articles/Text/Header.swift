import Findings

/// The words behind the first one of a fence or comment: `#name`, `"title"`, `word`, `word=value`.
struct Header {
    struct Word {
        /// With the sign `#` of names, without a value: `#counter`, `hidden`, `title`; empty for quoted text alone.
        var name: String
        /// Behind `=`, or the quoted text; without its quotation marks.
        var value: Located<String>?
        var hasEqualsSign: Bool
        /// All of it.
        var range: SourceRange
    }

    private(set) var words: [Word] = []
    private(set) var problems: [SyntaxProblem] = []
    /// All words, from the first to the last.
    let range: SourceRange

    /// `first` is the line's first word, which is known already.
    init(_ line: SourceLine, skipping first: String, in file: SourceFile) {
        let start = line.contentStart
        let end = (line.bytes.lastIndex { !$0.isSpaceOrTab } ?? start - 1) + 1
        range = SourceRange(file, line.offset + start..<line.offset + max(start, end))
        var cursor = Cursor(line, in: file)
        cursor.skipSpaces()
        cursor.skip(first.utf8.count)
        while true {
            cursor.skipSpaces()
            if cursor.isAtEnd { return }
            do {
                words.append(try Self.word(&cursor))
            } catch {
                problems.append(error)
                cursor.skipWord()
            }
        }
    }

    private static func word(_ cursor: inout Cursor) throws(SyntaxProblem) -> Word {
        let start = cursor.at
        if cursor.peek == .quotationMark {
            let text = try cursor.quotedText()
            return Word(name: "", value: text, hasEqualsSign: false, range: cursor.range(from: start))
        }
        let name = cursor.take { !$0.isSpaceOrTab && $0 != UInt8(ascii: "=") && $0 != .quotationMark }
        let hasEqualsSign = cursor.take("=")
        var value: Located<String>?
        if hasEqualsSign, !cursor.isAtEnd, cursor.peek?.isSpaceOrTab == false {
            value = cursor.peek == .quotationMark ? try cursor.quotedText() : cursor.take { !$0.isSpaceOrTab }
        }
        return Word(name: name.value, value: value, hasEqualsSign: hasEqualsSign, range: cursor.range(from: start))
    }
}

/// A mistake that ends the reading of a word or line.
struct SyntaxProblem: Error {
    let fact: LanguageFact
    let range: SourceRange

    init(_ fact: LanguageFact, at range: SourceRange) {
        self.fact = fact
        self.range = range
    }
}
