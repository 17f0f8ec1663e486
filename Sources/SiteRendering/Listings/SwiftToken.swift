/// A stretch of Swift source that is coloured in one way.
struct SwiftToken: Hashable, Sendable {
    enum Kind: String, Sendable {
        /// Everything that has no colour of its own.
        case plain
        case keyword
        /// `@State`, `#if`.
        case attribute
        /// A name that starts with a capital letter.
        case type
        case string
        case number
        case comment
        /// `\.settings.size`.
        case keyPath
    }

    var kind: Kind
    var text: String
}

extension [SwiftToken] {
    /// The same tokens, cut at line breaks; one element a line, without the breaks.
    var lines: [[SwiftToken]] {
        var lines: [[SwiftToken]] = [[]]
        for token in self {
            let pieces = token.text.split(separator: "\n", omittingEmptySubsequences: false)
            for (index, piece) in pieces.enumerated() {
                if index > 0 { lines.append([]) }
                if !piece.isEmpty { lines[lines.count - 1].append(SwiftToken(kind: token.kind, text: String(piece))) }
            }
        }
        return lines
    }

    /// With tokens of one kind as one where only space stands between them, because each is an element of the page.
    var joinedAcrossSpace: [SwiftToken] {
        reduce(into: []) { tokens, token in
            let count = tokens.count
            if count > 1, tokens[count - 2].kind == token.kind, tokens[count - 1].text.allSatisfy({ $0 == " " }) {
                tokens[count - 2].text += tokens[count - 1].text + token.text
                tokens.removeLast()
            } else {
                tokens.append(token)
            }
        }
    }
}
