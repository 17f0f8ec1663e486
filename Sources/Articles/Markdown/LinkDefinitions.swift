/// Link reference definitions (`[name]: address`), which hold for the whole article although its parts are parsed one by one.
enum LinkDefinitions {
    /// The definitions among some lines that are complete on one line or on two.
    static func gather(from lines: [SourceLine]) -> [[UInt8]] {
        var found: [[UInt8]] = []
        for (index, line) in lines.enumerated() {
            let text = withoutMarks(line.bytes)
            guard text.first == UInt8(ascii: "["), text.dropFirst().first != UInt8(ascii: "^"), text.contains(UInt8(ascii: ":"))
            else { continue }
            let next = index + 1 < lines.count ? withoutMarks(lines[index + 1].bytes) : []
            // cmark itself decides: a definition leaves nothing in the document.
            if !next.isEmpty, isDefinition([text, next]) {
                found += [text, next]
            } else if isDefinition([text]) {
                found.append(text)
            }
        }
        return found
    }

    private static func isDefinition(_ lines: [[UInt8]]) -> Bool { MarkdownNode.parse(lines, definitions: []).isEmpty }

    /// Without the marks of quotes and the spaces around it.
    private static func withoutMarks(_ bytes: [UInt8]) -> [UInt8] {
        Array(bytes.drop { $0.isSpaceOrTab || $0 == UInt8(ascii: ">") })
    }
}
