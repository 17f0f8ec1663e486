/// A value for a narrow column.
enum ShortValue {
    /// Longer ones lose the names of their type and of their fields: `SharedData(target: 0, other: 1)` becomes `(0, 1)`.
    /// The name of an enum's case says what the value is, and stays.
    private static let mostCharacters = 10

    static func text(_ value: String) -> String {
        guard value.count > mostCharacters, value.hasSuffix(")"), let bracket = value.firstIndex(of: "("),
            value[..<bracket].allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." })
        else { return value }
        let fields = fields(of: value[value.index(after: bracket)...].dropLast())
        let name = value.hasPrefix(".") ? String(value[..<bracket]) : ""
        return name + "(" + fields.map { text(String(withoutLabel($0))) }.joined(separator: ", ") + ")"
    }

    /// What stands between commas outside brackets and quotes.
    private static func fields(of text: Substring) -> [Substring] {
        var depth = 0
        var isQuoted = false
        var isEscaped = false
        return text.split { character in
            defer { isEscaped = isQuoted && character == "\\" && !isEscaped }
            switch character {
            case "\"" where !isEscaped: isQuoted.toggle()
            case "(", "[": if !isQuoted { depth += 1 }
            case ")", "]": if !isQuoted { depth -= 1 }
            default: return character == "," && depth == 0 && !isQuoted
            }
            return false
        }
    }

    private static func withoutLabel(_ field: Substring) -> Substring {
        let field = field.drop { $0 == " " }
        let label = field.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        guard !label.isEmpty, field.dropFirst(label.count).hasPrefix(": ") else { return field }
        return field.dropFirst(label.count + 2)
    }
}
