/// A piece of a page. Text is escaped when it is written; `verbatim` is the one way around that.
indirect enum Markup: Sendable {
    case element(Tag, [Attribute], [Markup])
    case text(String)
    /// HTML that is already HTML: an author's own raw HTML, style sheets and scripts.
    case verbatim(String)
    case group([Markup])

    static let nothing = Markup.group([])

    /// The HTML of this piece.
    var html: String {
        var output = ""
        write(into: &output)
        return output
    }

    private func write(into output: inout String) {
        switch self {
        case .text(let text): output += text.escaped(quotes: false)
        case .verbatim(let html): output += html
        case .group(let pieces): for piece in pieces { piece.write(into: &output) }
        case .element(let tag, let attributes, let children):
            output += "<\(tag.rawValue)"
            for attribute in attributes { attribute.write(into: &output) }
            output += ">"
            if !tag.isVoid {
                for child in children { child.write(into: &output) }
                output += "</\(tag.rawValue)>"
            }
            if tag.endsLine { output += "\n" }
        }
    }
}

extension String {
    /// With HTML's own characters replaced by references; `quotes` as well inside attribute values.
    func escaped(quotes: Bool) -> String {
        guard utf8.contains(where: { $0 == 0x26 || $0 == 0x3C || $0 == 0x3E || (quotes && $0 == 0x22) }) else { return self }
        var output = ""
        for character in unicodeScalars {
            switch character {
            case "&": output += "&amp;"
            case "<": output += "&lt;"
            case ">": output += "&gt;"
            case "\"" where quotes: output += "&quot;"
            default: output.unicodeScalars.append(character)
            }
        }
        return output
    }
}
