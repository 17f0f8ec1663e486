import Articles

/// What stands for a line break in the source of a paragraph.
///
/// Japanese is written without spaces between words, so two of its lines join without one.
enum LineJoining {
    /// The text between the end of one line and the start of the next.
    static func separator(after left: Character?, before right: Character?) -> String {
        guard let left, let right else { return "\n" }
        return left.isWrittenWithoutSpaces || right.isWrittenWithoutSpaces ? "" : "\n"
    }
}

extension Character {
    /// Kana, Han and the full-width forms and punctuation that go with them.
    var isWrittenWithoutSpaces: Bool {
        guard let scalar = unicodeScalars.first else { return false }
        return switch scalar.value {
        case 0x2E80...0x2FDF, 0x3000...0x30FF, 0x31F0...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF,
            0xFF00...0xFFEF,
            0x20000...0x3FFFF:
            true
        default: false
        }
    }
}

extension Inline {
    /// What a reader sees of it, without any marks.
    var plainText: String {
        switch self {
        case .text(let text), .code(let text, _), .checkedValue(_, let text, _): text
        case .emphasis(let inlines), .strong(let inlines), .strikethrough(let inlines), .link(_, _, let inlines, _),
            .checkedSentence(_, let inlines):
            inlines.plainText
        case .image(_, _, let alternative, _): alternative
        case .footnoteReference, .html: ""
        case .softBreak, .hardBreak: "\n"
        }
    }
}

extension [Inline] {
    /// What a reader sees, with lines joined as the language asks for.
    var plainText: String {
        var text = ""
        for (index, inline) in enumerated() {
            if case .softBreak = inline {
                let separator = LineJoining.separator(after: text.last, before: character(after: index))
                text += separator.isEmpty ? "" : " "
            } else {
                text += inline.plainText
            }
        }
        return text
    }

    /// The first character that a reader sees after the element at `index`.
    func character(after index: Int) -> Character? { self[(index + 1)...].lazy.compactMap(\.plainText.first).first }

    /// The last character that a reader sees before the element at `index`.
    func character(before index: Int) -> Character? { self[..<index].reversed().lazy.compactMap(\.plainText.last).first }
}
