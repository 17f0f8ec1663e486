import Findings

/// Reads one claim: a line about a view, or one that begins with `prints`, `shows`, `expect` …
enum ClaimReader {
    static let words = ["prints", "shows", "hides", "warns", "traps", "expect", "undefined"]

    /// A claim whose facts are partly wrong is returned with the others; what is wrong is appended to `problems`.
    static func claim(_ line: Cursor, problems: inout [SyntaxProblem]) throws(SyntaxProblem) -> Claim {
        var cursor = line
        let whole = cursor.restTrimmed
        let variant = try variant(&cursor)
        cursor.skipSpaces()
        if cursor.isAtEnd { throw cursor.expected(.claim) }
        let statement = try statement(&cursor, problems: &problems)
        cursor.skipSpaces()
        if !cursor.isAtEnd { throw SyntaxProblem(.leftover(cursor.restTrimmed.value), at: cursor.restTrimmed.range) }
        return Claim(variant: variant, statement: statement, text: whole.value, range: whole.range)
    }

    /// `"variant":` in front of a claim.
    static func variant(_ cursor: inout Cursor) throws(SyntaxProblem) -> Located<String>? {
        guard cursor.peek == .quotationMark else { return nil }
        let name = try cursor.quotedText()
        cursor.skipSpaces()
        guard cursor.take(":") else { throw cursor.expected(.colon) }
        return name
    }

    private static func statement(
        _ cursor: inout Cursor, problems: inout [SyntaxProblem]
    ) throws(SyntaxProblem) -> Claim.Statement {
        if cursor.takeWord("prints") { return try prints(&cursor) }
        if cursor.takeWord("shows") {
            if cursor.takeWord("containing") { return .showsContaining(try cursor.quotedText()) }
            return .shows(try cursor.quotedText())
        }
        if cursor.takeWord("hides") { return .hides(try cursor.quotedText()) }
        if cursor.takeWord("warns") { return .warns(try cursor.quotedText()) }
        if cursor.takeWord("traps") { return .traps(try cursor.quotedText()) }
        if cursor.takeWord("expect") {
            let expression = cursor.takeRest()
            guard !expression.value.isEmpty else {
                throw SyntaxProblem(.expected(.expression, found: ""), at: expression.range)
            }
            return .expect(expression)
        }
        if cursor.takeWord("undefined") { return .undefined(try ViewReader.reference(&cursor)) }
        return try facts(&cursor, problems: &problems)
    }

    private static func prints(_ cursor: inout Cursor) throws(SyntaxProblem) -> Claim.Statement {
        if cursor.takeWord("nothing") { return .printsNothing }
        if cursor.takeWord("containing") { return .printsContaining(try cursor.quotedText()) }
        guard cursor.peek == .quotationMark else { throw cursor.expected(.printedLines) }
        var lines: [Located<String>] = []
        while cursor.peek == .quotationMark {
            lines.append(try cursor.quotedText())
            cursor.skipSpaces()
        }
        var end = cursor
        if end.takeWord("in"), end.takeWord("any"), end.takeWord("order") {
            cursor = end
            return .prints(lines, order: .any)
        }
        return .prints(lines, order: .given)
    }

    private static func facts(_ cursor: inout Cursor, problems: inout [SyntaxProblem]) throws(SyntaxProblem) -> Claim.Statement
    {
        let start = cursor
        let word = start.wordHere
        guard cursor.peek?.isNameByte == true else {
            throw SyntaxProblem(.unknownClaim(word: word.text, nearest: nil), at: word)
        }
        let subject = try ViewReader.reference(&cursor)
        if subject.value.type.first?.isLowercase == true {
            // Views begin with a capital letter, so this is a word of ours that was written wrong.
            let nearest = NearMiss.best(for: subject.value.type, in: words)
            throw SyntaxProblem(.unknownClaim(word: subject.value.type, nearest: nearest), at: subject.range)
        }
        if let next = cursor.peek, !next.isSpaceOrTab {
            throw SyntaxProblem(.expected(.fact, found: cursor.wordHere.text), at: cursor.wordHere)
        }
        cursor.skipSpaces()
        if cursor.isAtEnd { throw SyntaxProblem(.claimWithoutFacts(subject: subject.range.text), at: subject.range) }
        var facts: [Located<ViewFact>] = []
        for part in parts(of: cursor) {
            do {
                facts.append(try ViewFactReader.fact(part, after: facts.last?.value))
            } catch {
                problems.append(error)
            }
        }
        _ = cursor.takeRest()
        return .view(subject, facts)
    }

    /// What stands between commas outside brackets and quoted text.
    private static func parts(of cursor: Cursor) -> [Cursor] {
        let top = Nesting.topLevel(in: cursor.bytes, from: cursor.at, to: cursor.end)
        var parts: [Cursor] = []
        var start = cursor.at
        for comma in top.filter({ cursor.bytes[$0] == UInt8(ascii: ",") }) + [cursor.end] {
            parts.append(cursor.part(cursor.trimmed(start..<comma)))
            start = comma + 1
        }
        return parts
    }
}
