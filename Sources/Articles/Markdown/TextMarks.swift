/// Marks inside plain text that cmark does not know: references to footnotes and bare addresses.
enum TextMarks {
    private static let longestLabel = 100

    /// With `[^label]` made into references; `isDefined` says of a label whether there is such a footnote.
    static func withFootnotes(_ inlines: [PlacedInline], isDefined: (String, Range<Int>) -> Bool) -> [PlacedInline] {
        inlines.flatMap { inline -> [PlacedInline] in
            guard case .text = inline.kind else { return [inline.mapChildren { withFootnotes($0, isDefined: isDefined) }] }
            return split(inline) { letters in
                guard letters.plainStarts(with: "[^") else { return nil }
                let label = letters.dropFirst(2).prefix(longestLabel).prefix { $0.isPlain && $0.byte != UInt8(ascii: "]") }
                let text = label.text
                guard !text.isEmpty, !text.contains(where: { $0.isWhitespace || $0 == "[" || $0 == "^" }),
                    letters.dropFirst(2 + label.count).plainStarts(with: "]")
                else { return nil }
                let length = label.count + 3
                let range = letters.first!.at..<letters[letters.startIndex + length - 1].at + 1
                return isDefined(text, range) ? (.footnoteReference(label: text), length) : nil
            }
        }
    }

    /// With `https://…` made into links.
    static func withAddresses(_ inlines: [PlacedInline]) -> [PlacedInline] {
        inlines.flatMap { inline -> [PlacedInline] in
            switch inline.kind {
            case .link, .image: return [inline]
            case .text: break
            default: return [inline.mapChildren(withAddresses)]
            }
            var isBehindWord = false
            return split(inline) { letters in
                defer { isBehindWord = letters.first.map { $0.byte.isLetter || $0.byte.isDigit } ?? false }
                guard !isBehindWord, let scheme = ["https://", "http://"].first(where: letters.plainStarts) else { return nil }
                let length = addressLength(letters)
                guard length > scheme.utf8.count else { return nil }
                let address = letters.prefix(length)
                let children = address.placed(until: address.last!.at + 1)
                return (.link(destination: address.text, title: "", children), length)
            }
        }
    }

    /// How many letters belong to the address that they begin with; punctuation at its end does not.
    private static func addressLength(_ letters: ArraySlice<PlacedInline.Letter>) -> Int {
        var address = letters.prefix { 0x21...0x7E ~= $0.byte && !"<>\"`{}|\\^".utf8.contains($0.byte) }.map(\.byte)
        while let last = address.last {
            let isUnmatched =
                last == UInt8(ascii: ")") && address.count { $0 == last } > address.count { $0 == UInt8(ascii: "(") }
            guard isUnmatched || "?!.,:;*_~'".utf8.contains(last) else { break }
            address.removeLast()
        }
        return address.count
    }

    /// Cuts a text wherever `mark` recognises something at the front of what is left; it says what and how many letters long.
    private static func split(
        _ inline: PlacedInline, mark: (ArraySlice<PlacedInline.Letter>) -> (PlacedInline.Kind, Int)?
    ) -> [PlacedInline] {
        guard case .text(let letters) = inline.kind else { return [inline] }
        var result: [PlacedInline] = []
        var start = 0
        var index = 0
        while index < letters.count {
            guard let (kind, length) = mark(letters[index...]) else {
                index += 1
                continue
            }
            let range = letters[index].at..<letters[index + length - 1].at + 1
            result += letters[start..<index].placed(until: range.lowerBound) + [PlacedInline(kind: kind, range: range)]
            index += length
            start = index
        }
        return result + letters[start...].placed(until: inline.range.upperBound)
    }
}

extension Collection<PlacedInline.Letter> {
    /// Whether they begin with this, and none of it is escaped.
    fileprivate func plainStarts(with text: String) -> Bool {
        let start = prefix(text.utf8.count)
        return start.allSatisfy(\.isPlain) && start.map(\.byte) == Array(text.utf8)
    }
}
