/// What follows the `]` of a link that is known to be one: `(address "title")`, `[name]`, `[]` or nothing.
enum LinkTail {
    /// The end of the tail that starts at `start`, or nil when there is none.
    static func end(in bytes: [UInt8], from start: Int) -> Int? {
        guard start < bytes.count else { return nil }
        switch bytes[start] {
        case UInt8(ascii: "("): return addressEnd(in: bytes, from: start + 1)
        case UInt8(ascii: "["): return labelEnd(in: bytes, from: start + 1)
        default: return nil
        }
    }

    private static func labelEnd(in bytes: [UInt8], from start: Int) -> Int? {
        var at = start
        while at < bytes.count {
            switch bytes[at] {
            case UInt8(ascii: "]"): return at + 1
            case UInt8(ascii: "["): return nil
            case .backslash: at += at + 1 < bytes.count && bytes[at + 1].isPunctuation ? 2 : 1
            default: at += 1
            }
        }
        return nil
    }

    private static func addressEnd(in bytes: [UInt8], from start: Int) -> Int? {
        var at = skipSpace(in: bytes, from: start)
        guard at < bytes.count else { return nil }
        if bytes[at] == UInt8(ascii: "<") {
            guard let end = closing(UInt8(ascii: ">"), in: bytes, from: at + 1) else { return nil }
            at = end
        } else {
            var depth = 0
            scan: while at < bytes.count {
                switch bytes[at] {
                case .backslash where at + 1 < bytes.count && bytes[at + 1].isPunctuation: at += 1
                case UInt8(ascii: "("): depth += 1
                case UInt8(ascii: ")"):
                    if depth == 0 { break scan }
                    depth -= 1
                case 0...0x20: break scan
                default: break
                }
                at += 1
            }
        }
        let spaceEnd = skipSpace(in: bytes, from: at)
        if spaceEnd > at, spaceEnd < bytes.count, let close = titleEnd[bytes[spaceEnd]] {
            guard let end = closing(close, in: bytes, from: spaceEnd + 1) else { return nil }
            at = end
        }
        at = skipSpace(in: bytes, from: at)
        return at < bytes.count && bytes[at] == UInt8(ascii: ")") ? at + 1 : nil
    }

    private static let titleEnd: [UInt8: UInt8] = [
        UInt8(ascii: "\""): UInt8(ascii: "\""), UInt8(ascii: "'"): UInt8(ascii: "'"), UInt8(ascii: "("): UInt8(ascii: ")"),
    ]

    /// The index behind the next `mark` that is not escaped.
    private static func closing(_ mark: UInt8, in bytes: [UInt8], from start: Int) -> Int? {
        var at = start
        while at < bytes.count {
            if bytes[at] == mark { return at + 1 }
            at += bytes[at] == .backslash ? 2 : 1
        }
        return nil
    }

    private static func skipSpace(in bytes: [UInt8], from start: Int) -> Int {
        var at = start
        while at < bytes.count, bytes[at].isSpaceOrTab || bytes[at] == .newline { at += 1 }
        return at
    }
}
