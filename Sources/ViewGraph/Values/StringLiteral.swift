/// The text in quotes, with the escapes of a Swift literal; long text ends in `…` behind the quote.
func stringLiteral(_ text: some StringProtocol) -> String {
    let longest = 1_000
    var literal = "\""
    for (index, scalar) in text.unicodeScalars.enumerated() {
        if index == longest { return literal + "\"…" }
        if isPlain(scalar) { literal.unicodeScalars.append(scalar) } else { literal += escaped(scalar) }
    }
    return literal + "\""
}

/// Whether the scalar is one of ASCII's that stand for themselves: nearly all are.
private func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x20 && scalar.value < 0x7F && scalar != "\"" && scalar != "\\"
}

private func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\0": "\\0"
    case "\t": "\\t"
    case "\n": "\\n"
    case "\r": "\\r"
    case "\"": "\\\""
    case "\\": "\\\\"
    default: isInvisible(scalar) ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" : String(scalar)
    }
}

/// Whether a reader could not tell that the scalar is there.
private func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: true
    // A joiner holds an emoji or a syllable together: spelled out, the text around it would fall apart.
    case .format: scalar != "\u{200D}" && scalar != "\u{200C}"
    case .spaceSeparator: scalar != " " && scalar != "\u{3000}"
    default: false
    }
}
