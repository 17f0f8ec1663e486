/// Splits Swift source for highlighting.
///
/// It never fails: what it does not know stays plain, and the tokens' texts always add up to the source.
struct SwiftLexer {
    private let source: [Character]
    private var position = 0
    private var tokens: [SwiftToken] = []

    static func tokens(of source: String) -> [SwiftToken] {
        var lexer = SwiftLexer(source: Array(source))
        lexer.readUntilEnd()
        return lexer.tokens
    }

    private init(source: [Character]) { self.source = source }

    // MARK: Reading

    private mutating func readUntilEnd() {
        while position < source.count { readToken() }
    }

    private mutating func readToken() {
        let character = source[position]
        if starts(with: "//") {
            take(.comment) { $0 != "\n" }
        } else if starts(with: "/*") {
            readBlockComment()
        } else if let hashes = stringHashes() {
            readString(hashes: hashes)
        } else if character == "@" || character == "#", let next = peek(1), next.isIdentifierStart {
            let start = position
            position += 1
            position = end(of: \.isIdentifierPart)
            emit(.attribute, from: start)
        } else if character == "\\", let next = peek(1), next == "." || next.isIdentifierStart {
            let start = position
            position += 1
            position = end { $0.isIdentifierPart || $0 == "." || $0 == "?" || $0 == "!" }
            emit(.keyPath, from: start)
        } else if character.isASCIIDigit {
            readNumber()
        } else if character.isIdentifierStart || character == "`" || character == "$" {
            readWord()
        } else {
            emit(.plain, from: position, length: 1)
        }
    }

    private mutating func readBlockComment() {
        let start = position
        var depth = 0
        repeat {
            if starts(with: "/*") {
                depth += 1
                position += 2
            } else if starts(with: "*/") {
                depth -= 1
                position += 2
            } else {
                position += 1
            }
        } while depth > 0 && position < source.count
        position = min(position, source.count)
        emit(.comment, from: start)
    }

    private mutating func readNumber() {
        let start = position
        position = end { $0.isIdentifierPart }
        if peek(0) == ".", let next = peek(1), next.isASCIIDigit {
            position += 1
            position = end { $0.isIdentifierPart }
        }
        if let sign = peek(0), sign == "+" || sign == "-", let last = source[start..<position].last, last == "e" || last == "E",
            !(source[start] == "0" && position - start > 1 && source[start + 1] == "x")
        {
            position += 1
            position = end { $0.isIdentifierPart }
        }
        emit(.number, from: start)
    }

    private mutating func readWord() {
        let start = position
        let isQuoted = source[position] == "`"
        position += 1
        position = end { $0.isIdentifierPart || (isQuoted && $0 == "`") }
        let word = String(source[start..<position])
        let kind: SwiftToken.Kind =
            if isQuoted { .plain } else if word == "true" || word == "false" { .number } else if isKeyword(word, from: start) {
                .keyword
            } else if word.first?.isUppercase == true { .type } else { .plain }
        emit(kind, from: start)
    }

    /// Whether a reserved word is meant as one: not after a dot, and not as a label of an argument.
    private func isKeyword(_ word: String, from start: Int) -> Bool {
        guard SwiftKeywords.all.contains(word) else { return false }
        let before = source[..<start].last { $0 != " " }
        if before == ".", start > 0, source[start - 1] == "." { return word == "self" }
        let isFollowedByColon = source[position...].first { $0 != " " } == ":"
        return !(isFollowedByColon && (before == "(" || before == ","))
    }

    // MARK: Strings

    /// How many `#` open the string that starts here; nil when none does.
    private func stringHashes() -> Int? {
        var offset = 0
        while peek(offset) == "#" { offset += 1 }
        return peek(offset) == "\"" ? offset : nil
    }

    private mutating func readString(hashes: Int) {
        let marks = String(repeating: "#", count: hashes)
        var start = position
        position += hashes
        let quotes = starts(with: "\"\"\"") ? "\"\"\"" : "\""
        position += quotes.count
        while position < source.count {
            if starts(with: quotes + marks) {
                position += quotes.count + hashes
                emit(.string, from: start)
                return
            } else if starts(with: "\\\(marks)(") {
                emit(.string, from: start)
                readInterpolation(openingLength: hashes + 2)
                start = position
            } else if starts(with: "\\\(marks)") {
                position = min(position + hashes + 2, source.count)
            } else if quotes.count == 1, source[position] == "\n" {
                break
            } else {
                position += 1
            }
        }
        emit(.string, from: start)
    }

    private mutating func readInterpolation(openingLength: Int) {
        emit(.plain, from: position, length: openingLength)
        var depth = 1
        while position < source.count {
            if source[position] == "(" { depth += 1 }
            if source[position] == ")" { depth -= 1 }
            readToken()
            if depth == 0 { return }
        }
    }

    // MARK: Moving

    private func peek(_ offset: Int) -> Character? {
        position + offset < source.count ? source[position + offset] : nil
    }

    private func starts(with text: String) -> Bool { source[position...].starts(with: text) }

    private func end(of isPart: (Character) -> Bool) -> Int {
        source[position...].firstIndex { !isPart($0) } ?? source.count
    }

    private mutating func take(_ kind: SwiftToken.Kind, while isPart: (Character) -> Bool) {
        let start = position
        position = end(of: isPart)
        emit(kind, from: start)
    }

    private mutating func emit(_ kind: SwiftToken.Kind, from start: Int, length: Int) {
        position = start + length
        emit(kind, from: start)
    }

    /// Adds what stands between `start` and the position; neighbours of one kind become one token.
    private mutating func emit(_ kind: SwiftToken.Kind, from start: Int) {
        guard start < position else { return }
        let text = String(source[start..<position])
        if kind == .plain || kind == .string, tokens.last?.kind == kind {
            tokens[tokens.count - 1].text += text
        } else {
            tokens.append(SwiftToken(kind: kind, text: text))
        }
    }
}

extension Character {
    fileprivate var isIdentifierStart: Bool { isLetter || self == "_" }
    fileprivate var isIdentifierPart: Bool { isLetter || isNumber || self == "_" }
    fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
