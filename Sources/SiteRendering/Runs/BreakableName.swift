/// A name of the program that may go on in the next line where a reader would pause, and not in the middle of a word.
enum BreakableName {
    /// Long names may break before a capital letter, and after an opening bracket or a point.
    static func markup(_ name: String) -> Markup {
        var parts: [Markup] = []
        var part = ""
        for character in name {
            if let last = part.last,
                (last.isLowercase && character.isUppercase) || (last == "(" && character != ")") || last == "."
            {
                parts += [.text(part), Tag.wbr()]
                part = ""
            }
            part.append(character)
        }
        return .group(parts + [.text(part)])
    }
}
