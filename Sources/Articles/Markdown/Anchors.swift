/// Names for headings in addresses, as GitHub makes them: small letters, digits and hyphens, with Japanese left as it is.
struct Anchors {
    private var used: Set<String> = []

    /// A name that no heading before it has.
    mutating func make(for heading: String) -> String {
        var name = ""
        for character in heading.lowercased() {
            if character.isLetter || character.isNumber || character == "_" || character == "-" {
                name.append(character)
            } else if character.isWhitespace {
                name.append("-")
            }
        }
        if name.isEmpty { name = "section" }
        var unique = name
        var count = 1
        while !used.insert(unique).inserted {
            unique = "\(name)-\(count)"
            count += 1
        }
        return unique
    }
}
