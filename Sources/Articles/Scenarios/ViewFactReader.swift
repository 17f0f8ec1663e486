import Findings

/// Reads one fact about a view: `body 2…3`, `kept`, `count = 3`, `because @State count` …
enum ViewFactReader {
    static let words = [
        "body", "began", "reset", "restarted", "ended", "kept", "absent", "present", "because", "before",
    ]

    /// `previous` is the fact in front of this one, which `before` speaks of.
    static func fact(_ part: Cursor, after previous: ViewFact?) throws(SyntaxProblem) -> Located<ViewFact> {
        var cursor = part
        let whole = part.restTrimmed
        if whole.value.isEmpty { throw SyntaxProblem(.emptyFact, at: whole.range) }
        let fact = try read(&cursor, after: previous)
        cursor.skipSpaces()
        if !cursor.isAtEnd { throw SyntaxProblem(.leftover(cursor.restTrimmed.value), at: cursor.restTrimmed.range) }
        return Located(fact, at: whole.range)
    }

    private static func read(_ cursor: inout Cursor, after previous: ViewFact?) throws(SyntaxProblem) -> ViewFact {
        if let value = try storedValue(&cursor) { return value }
        let word = cursor.take(while: \.isNameByte)
        cursor.skipSpaces()
        switch word.value {
        case "body":
            if cursor.takeWord("total") { return .bodyTotal(try count(&cursor)) }
            return .body(try count(&cursor))
        case "began": return .began(times: try times(&cursor))
        case "reset": return .reset(times: try times(&cursor))
        case "restarted": return .restarted(times: try times(&cursor))
        case "ended": return .ended(times: try times(&cursor))
        case "kept": return .kept(times: try times(&cursor))
        case "absent": return .absent
        case "present":
            let problem = cursor.expected(.timesCount)
            guard let times = try times(&cursor) else { throw problem }
            return .present(times: times)
        case "because":
            let isOnly = cursor.takeWord("only")
            return .because(try CauseReader.cause(&cursor), only: isOnly)
        case "before":
            guard previous?.isEvent == true else { throw SyntaxProblem(.beforeWithoutEvent, at: word.range) }
            let other = try ViewReader.reference(&cursor)
            cursor.skipSpaces()
            guard cursor.takeWord("body") else { throw cursor.expected(.body) }
            return .before(other: other.value)
        default:
            let range = word.value.isEmpty ? cursor.wordHere : word.range
            throw SyntaxProblem(.unknownFact(word: range.text, nearest: NearMiss.best(for: range.text, in: words)), at: range)
        }
    }

    /// `name = VALUE`.
    private static func storedValue(_ cursor: inout Cursor) throws(SyntaxProblem) -> ViewFact? {
        var ahead = cursor
        let name = ahead.take(while: \.isNameByte)
        ahead.skipSpaces()
        guard !name.value.isEmpty, ahead.take("="), ahead.peek != UInt8(ascii: "=") else { return nil }
        ahead.skipSpaces()
        if ahead.isAtEnd { throw ahead.expected(.value) }
        let value = try RenderedValue.read(&ahead)
        cursor = ahead
        return .value(name: name.value, value: value)
    }

    /// `2`, `1…3`, `1...3`, `≥ 2`, `>= 2`.
    private static func count(_ cursor: inout Cursor) throws(SyntaxProblem) -> ViewFact.Count {
        let start = cursor.at
        if cursor.take("≥") || cursor.take(">=") {
            cursor.skipSpaces()
            return .atLeast(try number(&cursor, .number))
        }
        let lower = try number(&cursor, .count)
        let afterLower = cursor
        cursor.skipSpaces()
        guard cursor.take("…") || cursor.take("...") else {
            cursor = afterLower
            return .exactly(lower)
        }
        cursor.skipSpaces()
        let upper = try number(&cursor, .number)
        guard lower <= upper else {
            throw SyntaxProblem(.emptyRange(lower: lower, upper: upper), at: cursor.range(from: start))
        }
        return .range(lower...upper)
    }

    private static func number(_ cursor: inout Cursor, _ syntax: LanguageFact.Syntax) throws(SyntaxProblem) -> Int {
        let problem = cursor.expected(syntax)
        guard let number = cursor.takeNumber(), cursor.peek?.isNameByte != true || cursor.starts(with: "…") else {
            throw problem
        }
        return number
    }

    /// `× N`, which may be left out.
    private static func times(_ cursor: inout Cursor) throws(SyntaxProblem) -> Int? {
        guard cursor.take("×") || cursor.take("x") || cursor.take("X") else { return nil }
        cursor.skipSpaces()
        return try number(&cursor, .number)
    }
}

extension ViewFact {
    /// Whether it names something that happens, and not how things stand.
    fileprivate var isEvent: Bool {
        switch self {
        case .body, .began, .reset, .restarted, .ended: true
        case .bodyTotal, .kept, .absent, .present, .value, .because, .before: false
        }
    }
}
