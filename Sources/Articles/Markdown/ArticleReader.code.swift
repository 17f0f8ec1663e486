import Findings

/// Code blocks and comments, which may be listings and scenarios.
extension ArticleReader {
    func codeBlock(_ literal: String, lines: [SourceLine]) -> [Block] {
        let whole = range(of: lines[...])
        guard let fence = Fence(lines, literal: literal) else { return [.code(language: nil, text: literal, whole)] }
        let word = fence.info.firstWord(in: file)
        if let kind = ListingKind(info: fence.info, file: file) {
            listings.append(listing(kind, fence: fence, range: whole))
            return [.listing(listings.count - 1)]
        }
        if word.value == "scenario" {
            read(Header(fence.info, skipping: word.value, in: file), lines: fence.code, isInvisible: false, range: whole)
            return [.scenario(scenarios.count - 1)]
        }
        if let nearest = BlockWord.nearest(to: word.value) {
            report(.nearlyFence(word: word.value, nearest: nearest), at: word.range)
        }
        let text = fence.code.map { $0.text + "\n" }.joined()
        return [.code(language: word.value.isEmpty ? nil : word.value, text: text, whole)]
    }

    func htmlBlock(_ lines: ArraySlice<SourceLine>) -> [Block] {
        let whole = range(of: lines)
        let html = Block.html(lines.map(\.text).joined(separator: "\n"), whole)
        guard let comment = Comment(lines), let first = comment.lines.first else { return [html] }
        let word = first.firstWord(in: file)
        if word.value == "scenario" {
            if let rest = comment.rest { report(.textBehindScenarioComment, at: range(of: [rest])) }
            let header = Header(first, skipping: word.value, in: file)
            read(header, lines: Array(comment.lines.dropFirst()), isInvisible: true, range: whole)
            return [.scenario(scenarios.count - 1)]
        }
        if ProseClaimText.begins(in: first.content) {
            let range = SourceRange(file, whole.offsets.lowerBound..<comment.endOffset)
            report(.proseClaimBindsNothing, at: range)
        } else {
            reportNearWord(of: comment, word: word)
        }
        return [html]
    }

    private func reportNearWord(of comment: Comment, word: Located<String>) {
        let hasLines = comment.lines.count > 1
        if hasLines, word.value == "swift" {
            report(.listingInComment, at: word.range)
        } else if let nearest = BlockWord.nearest(to: word.value), nearest == "scenario" || hasLines && word.value != "Swift" {
            report(.nearlyFence(word: word.value, nearest: nearest), at: word.range)
        }
    }
}

/// The words that make a fence or comment more than a piece of code.
enum BlockWord {
    static let all = ["swift", "scenario"]

    /// The word that a fence's first word nearly is; nil when it is one of them or quite another.
    static func nearest(to word: String) -> String? {
        guard !all.contains(word) else { return nil }
        let small = word.lowercased()
        if small.hasPrefix("swift") { return "swift" }
        return NearMiss.best(for: small, in: all)
    }
}
