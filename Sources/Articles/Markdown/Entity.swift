/// A character written by name or number: `&amp;`, `&#x3042;`.
struct Entity {
    /// What it stands for, in UTF-8.
    let text: [UInt8]
    /// How many bytes it takes in the source.
    let length: Int

    /// The entity that some bytes begin with; cmark knows the names.
    static func read(from bytes: ArraySlice<UInt8>) -> Entity? {
        guard let end = bytes.prefix(40).firstIndex(of: UInt8(ascii: ";")) else { return nil }
        let source = Array(bytes[bytes.startIndex...end])
        guard source.dropFirst().dropLast().allSatisfy({ $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "#") }) else {
            return nil
        }
        let literal = MarkdownNode.parseInlines(source, definitions: []).compactMap {
            if case .text(let text) = $0.kind { text } else { nil }
        }.joined()
        let text = Array(literal.utf8)
        return text == source ? nil : Entity(text: text, length: source.count)
    }
}
