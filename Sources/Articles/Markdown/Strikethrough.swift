/// `~~deleted~~`, which cmark leaves as text.
enum Strikethrough {
    static func applied(to inlines: [PlacedInline]) -> [PlacedInline] {
        var result: [PlacedInline] = []
        /// Where in `result` an opening mark stands that may still be closed.
        var opening: Int?
        for inline in inlines.map({ $0.mapChildren(applied) }) {
            guard case .text(let letters) = inline.kind else {
                result.append(inline)
                continue
            }
            var start = 0
            var index = 0
            while index < letters.count {
                let run = letters[index...].prefix { $0.byte == UInt8(ascii: "~") && $0.isPlain }.count
                guard run == 2 else {
                    index += max(run, 1)
                    continue
                }
                let isBehindSpace = index == 0 ? result.last.map(\.isSpace) ?? true : letters[index - 1].isSpace
                let isBeforeSpace = index + 2 < letters.count && letters[index + 2].isSpace
                let end = letters[index].at
                if let mark = opening, !isBehindSpace {
                    result += letters[start..<index].placed(until: end)
                    let children = Array(result[(mark + 1)...])
                    let range = result[mark].range.lowerBound..<end + 2
                    result.replaceSubrange(mark..., with: [PlacedInline(kind: .strikethrough(children), range: range)])
                    opening = nil
                    start = index + 2
                } else if opening == nil, !isBeforeSpace {
                    result += letters[start..<index].placed(until: end)
                    opening = result.count
                    result += letters[index..<index + 2].placed(until: end + 2)
                    start = index + 2
                }
                index += 2
            }
            result += letters[start...].placed(until: inline.range.upperBound)
        }
        return result
    }
}

extension PlacedInline {
    fileprivate var isSpace: Bool {
        switch kind {
        case .softBreak, .hardBreak: true
        case .text(let letters): letters.last?.isSpace ?? true
        default: false
        }
    }
}

extension PlacedInline.Letter {
    fileprivate var isSpace: Bool { byte.isSpaceOrTab }
}
