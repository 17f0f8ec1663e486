/// Where brackets and quotation marks close.
enum Nesting {
    /// The index behind the quotation mark that closes the one at `start`.
    static func textEnd(in bytes: [UInt8], from start: Int, to end: Int) -> Int? {
        var at = start + 1
        while at < end {
            switch bytes[at] {
            case .quotationMark: return at + 1
            case .backslash: at += 2
            default: at += 1
            }
        }
        return nil
    }

    /// The index behind the bracket that closes the one at `start`.
    static func bracketEnd(in bytes: [UInt8], from start: Int, to end: Int) -> Int? {
        var depth = 0
        var at = start
        while at < end {
            switch bytes[at] {
            case .quotationMark:
                guard let close = textEnd(in: bytes, from: at, to: end) else { return nil }
                at = close
                continue
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
            default: break
            }
            at += 1
            if depth == 0 { return at }
        }
        return nil
    }

    /// The indices between `start` and `end` that stand neither in brackets nor in quoted text.
    static func topLevel(in bytes: [UInt8], from start: Int, to end: Int) -> [Int] {
        var indices: [Int] = []
        var depth = 0
        var at = start
        while at < end {
            switch bytes[at] {
            case .quotationMark:
                at = textEnd(in: bytes, from: at, to: end) ?? end
                continue
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth = max(depth - 1, 0)
            default: if depth == 0 { indices.append(at) }
            }
            at += 1
        }
        return indices
    }

    /// Where a comment `//` begins, if there is one outside quoted text.
    static func commentStart(in bytes: [UInt8]) -> Int? {
        let slash = UInt8(ascii: "/")
        var at = 0
        while at + 1 < bytes.count {
            if bytes[at] == .quotationMark {
                at = textEnd(in: bytes, from: at, to: bytes.count) ?? bytes.count
            } else if bytes[at] == slash, bytes[at + 1] == slash, at == 0 || bytes[at - 1].isSpaceOrTab {
                return at
            } else {
                at += 1
            }
        }
        return nil
    }
}
