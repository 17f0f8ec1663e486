import Findings

/// Values as they are written in claims, brought into the one form in which the engine renders them:
/// `3`, `"Ann"`, `.idle`, `nil`, `[1, 2]`, `Point(x: 1, y: 2)`.
enum RenderedValue {
    /// Reads a value that must reach up to the end.
    static func read(_ cursor: inout Cursor) throws(SyntaxProblem) -> String {
        cursor.skipSpaces()
        if cursor.isAtEnd { throw cursor.expected(.value) }
        let rendered = try value(&cursor)
        cursor.skipSpaces()
        if !cursor.isAtEnd { throw SyntaxProblem(.invalidValue(cursor.restTrimmed.value), at: cursor.restTrimmed.range) }
        return rendered
    }

    private static func value(_ cursor: inout Cursor) throws(SyntaxProblem) -> String {
        for sign in rangeSigns where cursor.take(sign) { return try sign + single(&cursor) }
        let lower = try single(&cursor)
        for sign in rangeSigns where cursor.take(sign) {
            let isOpen = cursor.isAtEnd || cursor.peek.map { ",)]: ".utf8.contains($0) } ?? true
            return try lower + sign + (isOpen ? "" : single(&cursor))
        }
        return lower
    }

    private static let rangeSigns = ["...", "..<"]

    private static func single(_ cursor: inout Cursor) throws(SyntaxProblem) -> String {
        switch cursor.peek {
        case .quotationMark: return QuotedText.literal(try cursor.quotedText().value)
        case UInt8(ascii: "["): return try "[" + elements(&cursor, close: "]") + "]"
        case UInt8(ascii: "("): return try "(" + elements(&cursor, close: ")") + ")"
        case let byte? where byte.isDigit || byte == UInt8(ascii: "-"): return try number(&cursor)
        case let byte? where byte == UInt8(ascii: ".") || byte.isNameByte: return try named(&cursor)
        default:
            let rest = cursor.restTrimmed
            throw rest.value.isEmpty ? cursor.expected(.value) : SyntaxProblem(.invalidValue(rest.value), at: rest.range)
        }
    }

    /// `true`, `nil`, `.case`, `.case(1)`, `Type(field: 1)`, and `Type` alone for an object.
    private static func named(_ cursor: inout Cursor) throws(SyntaxProblem) -> String {
        let name = cursor.take(while: { $0.isNameByte || $0 == UInt8(ascii: ".") })
        // A range may begin directly behind a name's end, but never inside it.
        let parts = name.value.dropFirst(name.value.hasPrefix(".") ? 1 : 0).split(
            separator: ".", omittingEmptySubsequences: false)
        guard parts.allSatisfy({ $0.first?.isNumber == false }) else {
            throw SyntaxProblem(.invalidValue(name.value), at: name.range)
        }
        if cursor.peek == UInt8(ascii: "(") {
            if name.value == "Optional" { throw SyntaxProblem(.optionalInValue, at: name.range) }
            return try name.value + "(" + elements(&cursor, close: ")") + ")"
        }
        if let number = notNumbers[name.value] { return number }
        let isWord = name.value.hasPrefix(".") || ["true", "false", "nil"].contains(name.value)
        guard isWord || name.value.first?.isUppercase == true else {
            throw SyntaxProblem(.bareWordAsValue(name.value), at: name.range)
        }
        return name.value
    }

    /// What Swift prints of floating-point values that are no numbers, and how they are written.
    private static let notNumbers = ["nan": ".nan", "inf": ".infinity"]

    private static func number(_ cursor: inout Cursor) throws(SyntaxProblem) -> String {
        let start = cursor.at
        let sign = cursor.take("-") ? "-" : ""
        if cursor.takeWord("inf") || cursor.takeWord(".infinity") { return sign + ".infinity" }
        var text = cursor.take(while: { $0.isDigit || $0 == UInt8(ascii: "_") }).value.filter { $0 != "_" }
        // `1...3` is a range, `1.5` a number.
        if cursor.starts(with: "."), !cursor.starts(with: "..") {
            cursor.skip(1)
            text += "." + cursor.take(while: \.isDigit).value
        }
        if cursor.take("e") || cursor.take("E") {
            text += "e" + cursor.take(while: { $0.isDigit || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }).value
        }
        guard Double(text) != nil, text.last != ".", cursor.peek?.isNameByte != true else {
            let rest = cursor.part(start..<cursor.end).restTrimmed
            throw SyntaxProblem(.invalidValue(rest.value), at: rest.range)
        }
        return sign + text + (cursor.take(" seconds") ? " seconds" : "")
    }

    /// What stands between two brackets: values with commas between them, each with or without `label:` or `key:`.
    private static func elements(_ cursor: inout Cursor, close: String) throws(SyntaxProblem) -> String {
        cursor.skip(1)
        cursor.skipSpaces()
        var elements: [String] = []
        while true {
            cursor.skipSpaces()
            if elements.isEmpty {
                if cursor.take(close) { return "" }
                if close == "]", cursor.take(":") {
                    cursor.skipSpaces()
                    guard cursor.take(close) else { throw cursor.expected(.value) }
                    return ":"
                }
            }
            elements.append(try element(&cursor))
            cursor.skipSpaces()
            if cursor.take(close) { return elements.joined(separator: ", ") }
            guard cursor.take(",") else {
                let rest = cursor.restTrimmed
                throw SyntaxProblem(.expected(.closingBracket, found: rest.value), at: rest.range)
            }
        }
    }

    private static func element(_ cursor: inout Cursor) throws(SyntaxProblem) -> String {
        var ahead = cursor
        let label = ahead.take(while: \.isNameByte)
        ahead.skipSpaces()
        if !label.value.isEmpty, ahead.take(":") {
            ahead.skipSpaces()
            cursor = ahead
            return try "\(label.value): \(value(&cursor))"
        }
        let key = try value(&cursor)
        cursor.skipSpaces()
        guard cursor.take(":") else { return key }
        cursor.skipSpaces()
        return try "\(key): \(value(&cursor))"
    }
}
