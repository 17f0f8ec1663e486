import Findings

/// Reads one step: its word, what belongs to the word, and the suffixes `× N` and `in View`.
enum StepReader {
    /// The steps that can be done.
    static let words = [
        "launch", "tap", "turn", "type", "paste", "clear", "submit", "update", "wait", "environment", "system", "scene", "do",
    ]
    /// Steps of the language that cannot be done yet.
    static let unsupportedWords = [
        "pick", "slide", "step", "select", "back", "dismiss", "refresh", "scroll", "swipe", "delete", "move",
    ]

    static func step(_ line: Cursor) throws(SyntaxProblem) -> Step {
        let whole = line.restTrimmed
        var cursor = line
        let word = cursor.take(while: { $0.isNameByte || $0 == UInt8(ascii: "-") })
        guard words.contains(word.value) else { throw unknown(word, line: line) }
        cursor.skipSpaces()
        let suffixes = try StepSuffixes(takenFrom: &cursor, step: word.value)
        let start = cursor.at
        let action = try action(word.value, &cursor)
        cursor.skipSpaces()
        if !cursor.isAtEnd { throw SyntaxProblem(.leftover(cursor.restTrimmed.value), at: cursor.restTrimmed.range) }
        let actionRange = SourceRange(
            line.file,
            whole.range.offsets
                .lowerBound..<max(
                    word.range.offsets.upperBound, cursor.range(cursor.trimmed(start..<cursor.at)).offsets.upperBound))
        return Step(
            action: Located(action, at: actionRange), times: suffixes.times ?? 1, within: suffixes.within, claims: [],
            text: whole.value, range: whole.range)
    }

    private static func unknown(_ word: Located<String>, line: Cursor) -> SyntaxProblem {
        if unsupportedWords.contains(word.value) { return SyntaxProblem(.unsupportedStep(word: word.value), at: word.range) }
        let found = word.value.isEmpty ? Located(line.wordHere.text, at: line.wordHere) : word
        let nearest = NearMiss.best(for: found.value, in: words + unsupportedWords)
        return SyntaxProblem(.unknownStep(word: found.value, nearest: nearest), at: found.range)
    }

    private static func action(_ word: String, _ cursor: inout Cursor) throws(SyntaxProblem) -> Step.Action {
        switch word {
        case "launch": return try launch(&cursor)
        case "tap": return .tap(label: try cursor.quotedText().value)
        case "turn":
            let isOn = cursor.takeWord("on")
            guard isOn || cursor.takeWord("off") else { throw cursor.expected(.onOrOff) }
            return .turn(label: try cursor.quotedText().value, on: isOn)
        case "type":
            let (text, field) = try textAndField(&cursor)
            return .type(text: text, into: field)
        case "paste":
            let (text, field) = try textAndField(&cursor)
            return .paste(text: text, into: field)
        case "clear": return .clear(label: try cursor.quotedText().value)
        case "submit": return .submit(label: try cursor.quotedText().value)
        case "update": return .update(try source(&cursor, .expression))
        case "wait": return .wait(seconds: try duration(&cursor))
        case "environment": return try environment(&cursor)
        case "system": return try system(&cursor)
        case "scene":
            return .scene(phase: try name(&cursor, of: .scenePhase, known: ["background", "inactive", "active"]).value)
        default: return .run(statement: try source(&cursor, .statement))
        }
    }

    // MARK: What belongs to a word

    private static func launch(_ cursor: inout Cursor) throws(SyntaxProblem) -> Step.Action {
        let top = Nesting.topLevel(in: cursor.bytes, from: cursor.at, to: cursor.end)
        let mark = top.last { index in
            let rest = cursor.part(index..<cursor.end)
            return rest.starts(with: " as") && rest.rest.dropFirst(3).drop(while: \.isSpaceOrTab).first == .quotationMark
        }
        var expression = cursor.part(cursor.at..<(mark ?? cursor.end))
        let launched = try source(&expression, .expression)
        cursor.skip((mark ?? cursor.end) - cursor.at)
        cursor.skipSpaces()
        guard mark != nil else { return .launch([Step.Launch(expression: launched, variant: nil)]) }
        _ = cursor.takeWord("as")
        return .launch([Step.Launch(expression: launched, variant: try cursor.quotedText())])
    }

    private static func textAndField(_ cursor: inout Cursor) throws(SyntaxProblem) -> (String, String) {
        let text = try cursor.quotedText()
        cursor.skipSpaces()
        guard cursor.takeWord("into") else { throw cursor.expected(.into) }
        return (text.value, try cursor.quotedText().value)
    }

    private static func source(_ cursor: inout Cursor, _ syntax: LanguageFact.Syntax) throws(SyntaxProblem) -> Located<String> {
        let source = cursor.takeRest()
        guard !source.value.isEmpty else { throw SyntaxProblem(.expected(syntax, found: ""), at: source.range) }
        return source
    }

    private static func duration(_ cursor: inout Cursor) throws(SyntaxProblem) -> Double {
        let problem = cursor.expected(.duration)
        let number = cursor.take(while: { $0.isDigit || $0 == UInt8(ascii: ".") })
        let unit = cursor.take(while: \.isNameByte)
        guard number.value.first?.isNumber == true, number.value.last?.isNumber == true, let value = Double(number.value) else {
            throw problem
        }
        switch unit.value {
        case "s": return value
        case "ms": return value / 1000
        default: throw problem
        }
    }

    private static func environment(_ cursor: inout Cursor) throws(SyntaxProblem) -> Step.Action {
        guard cursor.starts(with: "\\.") else { throw cursor.expected(.environmentPath) }
        let top = Nesting.topLevel(in: cursor.bytes, from: cursor.at, to: cursor.end)
        guard let sign = top.first(where: { cursor.bytes[$0] == UInt8(ascii: "=") }) else {
            throw SyntaxProblem(.expected(.equalsSign, found: ""), at: cursor.range(cursor.end..<cursor.end))
        }
        let path = cursor.located(cursor.trimmed(cursor.at..<sign))
        cursor.skip(sign + 1 - cursor.at)
        return .environment(path: path, value: try source(&cursor, .expression))
    }

    private static func system(_ cursor: inout Cursor) throws(SyntaxProblem) -> Step.Action {
        let known = SystemValues.settings
        let value = try name(&cursor, of: .systemValue, known: known.map(\.name))
        cursor.skipSpaces()
        guard cursor.take("=") else { throw cursor.expected(.equalsSign) }
        cursor.skipSpaces()
        let settings = known.first { $0.name == value.value }?.settings ?? []
        return .system(name: value, value: try name(&cursor, of: .systemSetting, known: settings))
    }

    private static func name(
        _ cursor: inout Cursor, of vocabulary: LanguageFact.Vocabulary, known: [String]
    ) throws(SyntaxProblem) -> Located<String> {
        let problem = cursor.expected(.name)
        let name = cursor.take(while: \.isNameByte)
        guard !name.value.isEmpty else { throw problem }
        guard known.contains(name.value) else {
            let nearest = NearMiss.best(for: name.value, in: known)
            throw SyntaxProblem(.unknownName(name.value, of: vocabulary, nearest: nearest, known: known), at: name.range)
        }
        return name
    }
}

/// Outside values that a scenario can set.
enum SystemValues {
    static let settings: [(name: String, settings: [String])] = [
        ("lowPowerMode", ["on", "off"]),
        ("thermalState", ["nominal", "fair", "serious", "critical"]),
    ]
}
