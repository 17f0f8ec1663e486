/// The text in quotes, with the escapes of a Swift literal; long text ends in `…` behind the quote.
func stringLiteral(_ text: some StringProtocol) -> String {
    let longest = 1_000
    var literal = "\""
    var count = 0
    for scalar in text.unicodeScalars {
        if count == longest { return literal + "\"…" }
        literal += escaped(scalar)
        count += 1
    }
    return literal + "\""
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
