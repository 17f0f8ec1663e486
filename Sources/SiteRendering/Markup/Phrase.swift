/// A sentence of the site's own words, in which names and values of the program stand out as code.
///
/// Code comes in through `\(code: name)` only, so that a value can never turn into words or markup.
struct Phrase: Hashable, Sendable, ExpressibleByStringInterpolation {
    enum Part: Hashable, Sendable {
        case text(String)
        case code(String)
    }

    private(set) var parts: [Part]

    init(stringLiteral value: String) { parts = [.text(value)] }
    init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

    private init(parts: [Part]) { self.parts = parts }

    var markup: Markup {
        .group(
            parts.map { part in
                switch part {
                case .text(let text): .text(text)
                case .code(let code): Tag.code { code }
                }
            })
    }

    /// Without any marks, for attributes and for tests.
    var plainText: String {
        parts.map { part in
            switch part {
            case .text(let text), .code(let text): text
            }
        }
        .joined()
    }

    static func + (left: Self, right: Self) -> Self { Self(parts: left.parts + right.parts) }

    struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var parts: [Part] = []

        init(literalCapacity: Int, interpolationCount: Int) {}

        mutating func appendLiteral(_ literal: String) {
            if !literal.isEmpty { parts.append(.text(literal)) }
        }
        mutating func appendInterpolation(code: String) { parts.append(.code(code)) }
        mutating func appendInterpolation(_ text: String) { appendLiteral(text) }
        mutating func appendInterpolation(_ number: Int) { appendLiteral(String(number)) }
        mutating func appendInterpolation(_ phrase: Phrase) { parts += phrase.parts }
    }
}

extension [Phrase] {
    /// One after the other with a separator between them.
    func joined(separator: Phrase) -> Phrase {
        guard let first else { return "" }
        return dropFirst().reduce(first) { $0 + separator + $1 }
    }
}
