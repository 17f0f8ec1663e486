import Findings

/// What a comment in running text says: `#counter "Title" tap "Hide": Counter ended`.
struct ProseClaimText {
    /// Without its sign, at a place that includes it.
    let program: Located<String>
    let title: Located<String>
    let step: Located<String>?
    /// Behind the colon.
    let claim: Cursor

    /// Whether a comment begins as a claim does, with `<!-- #name "`.
    static func begins(in comment: some Collection<UInt8>) -> Bool {
        var text = comment.dropFirst(comment.starts(with: "<!--".utf8) ? 4 : 0).drop(while: \.isSpace)
        guard text.first == UInt8(ascii: "#") else { return false }
        text = text.dropFirst().drop { $0.isNameByte || $0 == UInt8(ascii: "-") }
        return text.drop(while: \.isSpace).first == .quotationMark
    }

    /// `comment` walks over what stands between `<!--` and `-->`.
    init(_ comment: Cursor) throws(SyntaxProblem) {
        var cursor = comment
        cursor.skipSpaces()
        let name = cursor.take { !$0.isSpaceOrTab && $0 != .quotationMark }
        program = Located(String(name.value.dropFirst()), at: name.range)
        if program.value.isEmpty { throw SyntaxProblem(.missingProgramName, at: program.range) }
        cursor.skipSpaces()
        title = try cursor.quotedText()
        cursor.skipSpaces()
        let top = Nesting.topLevel(in: cursor.bytes, from: cursor.at, to: cursor.end)
        guard let colon = top.first(where: { cursor.bytes[$0] == UInt8(ascii: ":") }) else {
            throw SyntaxProblem(.commentIsNoClaim, at: comment.restTrimmed.range)
        }
        let step = cursor.located(cursor.trimmed(cursor.at..<colon))
        self.step = step.value.isEmpty ? nil : step
        let claim = cursor.trimmed(colon + 1..<cursor.end)
        if claim.isEmpty { throw SyntaxProblem(.commentIsNoClaim, at: comment.restTrimmed.range) }
        self.claim = cursor.part(claim)
    }

    /// The claim with a value at its end: `Counter body total` and `3`, `Counter count` and `3`.
    func claim(withValue value: Cursor) throws(SyntaxProblem) -> Cursor {
        let facts = claim.restTrimmed.value.split { $0 == "," }
        let words = (facts.last ?? "").split { $0.isWhitespace }.map(String.init)
        let link: String
        switch words.last ?? "" {
        case _ where facts.count == 1 && words.count < 2:
            throw SyntaxProblem(.proseClaimTakesNoValue, at: claim.restTrimmed.range)
        case "body", "×", "x": link = " "
        case "total" where words.dropLast().last == "body": link = " "
        case "present": link = " × "
        case let word where !ViewFactReader.words.contains(word) && word.utf8.allSatisfy(\.isNameByte) && Int(word) == nil:
            link = " = "
        default: throw SyntaxProblem(.proseClaimTakesNoValue, at: claim.restTrimmed.range)
        }
        return claim.followed(by: link, and: value)
    }
}

extension UInt8 {
    fileprivate var isSpace: Bool { isSpaceOrTab || self == .newline }
}
