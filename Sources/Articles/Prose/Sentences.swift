/// Running text cut into sentences, as far as comments need to know in which one they stand.
struct Sentences {
    private struct Sentence {
        var inlines: [PlacedInline] = []
        var claims: [Int] = []
        /// Whether what comes next belongs to another sentence.
        var isOver = false

        var hasWords: Bool { inlines.contains { !$0.isBlank } }
    }

    private var sentences = [Sentence()]

    /// Adds a piece of text; `next` is what follows it and decides whether a full stop at its end ends the sentence.
    mutating func append(_ inline: PlacedInline, next: PlacedInline?) {
        guard case .text(let letters) = inline.kind else {
            add([inline])
            if case .hardBreak = inline.kind { sentences[sentences.count - 1].isOver = true }
            return
        }
        var start = 0
        for end in Self.ends(in: letters, next: next) {
            add(letters[start..<end].placed(until: end < letters.count ? letters[end].at : inline.range.upperBound))
            sentences[sentences.count - 1].isOver = true
            start = end
        }
        add(letters[start...].placed(until: inline.range.upperBound))
    }

    private mutating func add(_ inlines: [PlacedInline]) {
        if sentences[sentences.count - 1].isOver, !inlines.isEmpty { sentences.append(Sentence()) }
        sentences[sentences.count - 1].inlines += inlines
    }

    // MARK: Binding

    /// The sentence that a comment at the end of the text so far binds: one that just ended, or the one it stands in.
    private var bound: Int {
        let last = sentences.count - 1
        return sentences[last].hasWords || last == 0 ? last : last - 1
    }

    var hasWords: Bool { sentences[bound].hasWords }

    /// The code span that ends exactly at `end`.
    func codeSpan(before end: Int) -> (code: String, content: Range<Int>)? {
        guard let last = sentences.last?.inlines.last, last.range.upperBound == end,
            case .code(let code, let content) = last.kind
        else { return nil }
        return (code, content)
    }

    mutating func markValue(claim: Int) {
        let sentence = sentences.count - 1
        let last = sentences[sentence].inlines.count - 1
        guard case .code(let code, _) = sentences[sentence].inlines[last].kind else { return }
        sentences[sentence].inlines[last].kind = .checkedValue(claim: claim, code)
    }

    mutating func markSentence(claim: Int) { sentences[bound].claims.append(claim) }

    /// The text again, with the sentences that have claims marked; `place` is told where each of them stands.
    func marked(place: (_ claims: [Int], _ range: Range<Int>) -> Void) -> [PlacedInline] {
        sentences.flatMap { sentence -> [PlacedInline] in
            guard !sentence.claims.isEmpty, let first = sentence.inlines.firstIndex(where: { !$0.isBlank }) else {
                return sentence.inlines
            }
            var words = Array(sentence.inlines[first...])
            var space = Array(sentence.inlines[..<first])
            if case .text(let letters) = words[0].kind {
                let start = letters.prefix { $0.byte.isSpaceOrTab }.count
                space += letters[..<start].placed(until: letters[start].at)
                words[0] = letters[start...].placed(until: words[0].range.upperBound)[0]
            }
            let range = words[0].range.lowerBound..<words[words.count - 1].range.upperBound
            place(sentence.claims, range)
            return space + [PlacedInline(kind: .checkedSentence(claims: sentence.claims, words), range: range)]
        }
    }

    // MARK: Where sentences end

    /// The indices behind the ends of sentences.
    private static func ends(in letters: [PlacedInline.Letter], next: PlacedInline?) -> [Int] {
        let characters = Array(letters.text)
        var ends: [Int] = []
        var byte = 0
        for (index, character) in characters.enumerated() {
            byte += character.utf8.count
            let following = characters[(index + 1)...]
            let closers = following.prefix { "」』）)】”’\"'".contains($0) }
            let isEnd =
                switch character {
                case "。", "！", "？": true
                case ".", "!", "?": isFollowedBySentence(following.dropFirst(closers.count), next: next)
                default: false
                }
            if isEnd { ends.append(byte + closers.reduce(0) { $0 + $1.utf8.count }) }
        }
        return ends.reduce(into: []) { unique, end in if unique.last != end { unique.append(end) } }
    }

    /// Whether a full stop before this ends a sentence, and not an abbreviation or a number.
    private static func isFollowedBySentence(_ following: ArraySlice<Character>, next: PlacedInline?) -> Bool {
        guard let first = following.first else {
            switch next?.kind {
            case nil, .html, .softBreak, .hardBreak: return true
            default: return false
            }
        }
        guard first.isWhitespace else { return false }
        return following.first { !$0.isWhitespace }.map { !$0.isLowercase && !$0.isNumber } ?? true
    }
}

extension PlacedInline {
    fileprivate var isBlank: Bool {
        switch kind {
        case .softBreak, .hardBreak: true
        case .text(let letters): letters.allSatisfy { $0.byte.isSpaceOrTab }
        default: false
        }
    }
}
