/// Keeps count of brackets, comments and text in Swift code from line to line.
struct SwiftScanner {
    private enum Context { case code, text, longText, comment }

    private var brackets = 0
    private var commentDepth = 0
    private var context = Context.code

    var isAtTopLevel: Bool { brackets == 0 && isInCode }
    /// Whether a line that begins here begins outside comments and text.
    var isInCode: Bool { context == .code }

    mutating func pass(_ line: Substring) {
        var rest = line
        while let character = rest.first, !(context == .code && rest.hasPrefix("//")) {
            rest = rest.dropFirst(pass(character, in: rest))
        }
        // Text between single quotation marks cannot go on.
        if context == .text { context = .code }
    }

    /// Takes note of what begins here, and says how many characters long it is.
    private mutating func pass(_ character: Character, in rest: Substring) -> Int {
        switch context {
        case .comment: return passComment(rest)
        case .text, .longText:
            if character == "\\" { return 2 }
            let mark = context == .text ? "\"" : "\"\"\""
            guard rest.hasPrefix(mark) else { return 1 }
            context = .code
            return mark.count
        case .code:
            if rest.hasPrefix("/*") { return passComment(rest) }
            if rest.hasPrefix("\"\"\"") {
                context = .longText
                return 3
            }
            if character == "\"" { context = .text }
            if "([{".contains(character) { brackets += 1 }
            if ")]}".contains(character) { brackets = max(brackets - 1, 0) }
            return 1
        }
    }

    /// Comments of this kind may stand in each other.
    private mutating func passComment(_ rest: Substring) -> Int {
        let change = rest.hasPrefix("/*") ? 1 : rest.hasPrefix("*/") ? -1 : 0
        commentDepth += change
        context = commentDepth > 0 ? .comment : .code
        return change == 0 ? 1 : 2
    }
}
