import Findings

/// The inside of quotation marks, with Swift's escapes.
enum QuotedText {
    /// What some bytes between quotation marks mean; `place` finds the place of a part of them.
    static func resolve(_ bytes: ArraySlice<UInt8>, place: (Range<Int>) -> SourceRange) throws(SyntaxProblem) -> String {
        var text: [UInt8] = []
        var at = bytes.startIndex
        while at < bytes.endIndex {
            guard bytes[at] == .backslash else {
                text.append(bytes[at])
                at += 1
                continue
            }
            guard let (meaning, length) = escape(bytes[at...]) else {
                let part = at..<min(at + 2, bytes.endIndex)
                throw SyntaxProblem(.unknownEscape(String(decoding: bytes[part], as: UTF8.self)), at: place(part))
            }
            text += meaning
            at += length
        }
        return String(decoding: text, as: UTF8.self)
    }

    private static func escape(_ bytes: ArraySlice<UInt8>) -> (meaning: [UInt8], length: Int)? {
        let rest = bytes.dropFirst()
        guard let letter = rest.first else { return nil }
        if let simple = simple[letter] { return ([simple], 2) }
        guard letter == UInt8(ascii: "u"), rest.dropFirst().first == UInt8(ascii: "{"),
            let close = rest.firstIndex(of: UInt8(ascii: "}")),
            let number = UInt32(String(decoding: rest[..<close].dropFirst(2), as: UTF8.self), radix: 16),
            let scalar = Unicode.Scalar(number)
        else { return nil }
        return (Array(String(Character(scalar)).utf8), close + 1 - bytes.startIndex)
    }

    private static let simple: [UInt8: UInt8] = [
        UInt8(ascii: "n"): .newline, UInt8(ascii: "t"): .tab, UInt8(ascii: "r"): 0x0D, UInt8(ascii: "0"): 0,
        .quotationMark: .quotationMark, .backslash: .backslash, UInt8(ascii: "'"): UInt8(ascii: "'"),
    ]

    /// With quotation marks, and with escapes for what a reader could not see or could take for a mark.
    static func literal(_ text: String) -> String {
        var literal = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": literal += "\\\""
            case "\\": literal += "\\\\"
            case "\n": literal += "\\n"
            case "\t": literal += "\\t"
            case "\r": literal += "\\r"
            case "\0": literal += "\\0"
            case _ where isInvisible(scalar): literal += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            default: literal.unicodeScalars.append(scalar)
            }
        }
        return literal + "\""
    }

    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: true
        // Joiners hold an emoji or a syllable together.
        case .format: scalar != "\u{200D}" && scalar != "\u{200C}"
        case .spaceSeparator: scalar != " " && scalar != "\u{3000}"
        default: false
        }
    }
}
