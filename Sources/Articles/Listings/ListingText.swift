/// What can be told of a listing without a Swift parser.
enum ListingText {
    /// The words that may stand in an info string.
    static let words = ["hidden", "shown-only", "in", "file", "region", "title", "fails", "compiler-warns", "swift", "sdk"]

    /// Whether code declares something at its top level, so that it can be compiled as a file.
    ///
    /// Code that only declares variables counts when nothing else stands at its top level.
    static func looksLikeDeclarations(_ code: String) -> Bool {
        var declaresVariables = false
        var hasStatements = false
        for line in topLevelLines(of: code) {
            guard let word = declaringWord(of: line) else { continue }
            if typeWords.contains(word) { return true }
            if word == "let" || word == "var" { declaresVariables = true } else { hasStatements = true }
        }
        return declaresVariables && !hasStatements
    }

    /// The lines that begin outside all brackets, comments and text.
    private static func topLevelLines(of code: String) -> [Substring] {
        var lines: [Substring] = []
        var scanner = SwiftScanner()
        for line in code.split(separator: "\n", omittingEmptySubsequences: false) {
            if scanner.isAtTopLevel { lines.append(line) }
            scanner.pass(line)
        }
        return lines
    }

    /// The first word of a line that is neither attribute nor modifier; nil where nothing begins.
    private static func declaringWord(of line: Substring) -> String? {
        let text = line.drop(while: \.isWhitespace)
        guard let first = text.first, !text.hasPrefix("//"), !text.hasPrefix("/*"), !")]}.".contains(first) else { return nil }
        if text.hasPrefix("#Preview") { return "#Preview" }
        if first == "#" { return nil }
        var rest = text
        while rest.first == "@" {
            rest = rest.dropFirst().drop { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
            if rest.first == "(" { rest = rest.drop { $0 != ")" }.dropFirst() }
            rest = rest.drop(while: \.isWhitespace)
            if rest.isEmpty { return nil }
        }
        while true {
            let word = rest.prefix { $0.isLetter || $0 == "_" }
            guard modifiers.contains(String(word)) else { return String(word) }
            rest = rest.dropFirst(word.count)
            if rest.first == "(" { rest = rest.drop { $0 != ")" }.dropFirst() }
            rest = rest.drop(while: \.isWhitespace)
            if rest.isEmpty { return nil }
        }
    }

    private static let typeWords: Set = [
        "import", "struct", "class", "enum", "extension", "protocol", "actor", "func", "typealias", "macro", "operator",
        "precedencegroup", "#Preview",
    ]
    private static let modifiers: Set = [
        "public", "internal", "private", "fileprivate", "package", "open", "final", "indirect", "nonisolated", "lazy", "weak",
        "prefix", "postfix", "infix", "distributed", "static", "override", "mutating", "unowned",
    ]
}
