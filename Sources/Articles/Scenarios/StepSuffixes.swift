import Findings

/// `× N` and `in View#2`, in either order, at the end of a step.
struct StepSuffixes {
    private(set) var times: Int?
    private(set) var within: Located<ViewReference>?

    /// Steps that are about the whole and happen once.
    private static let stepsWithout = ["launch"]

    /// Cuts the suffixes off the end of what the cursor still has.
    init(takenFrom cursor: inout Cursor, step: String) throws(SyntaxProblem) {
        var end = cursor.end
        while true {
            let words = Self.words(cursor.part(cursor.at..<end))
            guard let start = try take(words, from: cursor, step: step) else { break }
            end = start
        }
        let head = cursor.trimmed(cursor.at..<end)
        cursor = cursor.part(head)
    }

    /// Takes one suffix off the end and says where it began; nil when there is none.
    private mutating func take(_ words: [Range<Int>], from cursor: Cursor, step: String) throws(SyntaxProblem) -> Int? {
        guard let last = words.last else { return nil }
        let before = words.dropLast().last
        if let (start, number) = Self.timesSuffix(last: last, before: before, in: cursor) {
            let range = cursor.range(start..<last.upperBound)
            try check(range, step: step, isRepeated: times != nil)
            guard let number = Int(number), number > 0 else { throw SyntaxProblem(.invalidTimes(number), at: range) }
            times = number
            return start
        }
        if let before, cursor.text(before) == "in" {
            let range = cursor.range(before.lowerBound..<last.upperBound)
            var name = cursor.part(last)
            // `do for item in items` ends in a name as well, but not in that of a view.
            guard let view = try? ViewReader.reference(&name), name.isAtEnd, view.value.type.first?.isLowercase == false else {
                return nil
            }
            try check(range, step: step, isRepeated: within != nil)
            within = view
            return before.lowerBound
        }
        return nil
    }

    private func check(_ range: SourceRange, step: String, isRepeated: Bool) throws(SyntaxProblem) {
        if Self.stepsWithout.contains(step) {
            throw SyntaxProblem(.suffixNotAllowed(suffix: range.text, step: step), at: range)
        }
        if isRepeated { throw SyntaxProblem(.repeatedSuffix(range.text), at: range) }
    }

    /// `× 3`, `x 3`, `×3` or `x3`: where it begins, and the text of its number.
    private static func timesSuffix(last: Range<Int>, before: Range<Int>?, in cursor: Cursor) -> (Int, String)? {
        let text = cursor.text(last)
        if let before, ["×", "x", "X"].contains(cursor.text(before)), text.isCountLike { return (before.lowerBound, text) }
        guard let sign = text.first, "×xX".contains(sign), text.dropFirst().isCountLike else { return nil }
        return (last.lowerBound, String(text.dropFirst()))
    }

    /// The words of what is left, where spaces in brackets and quotation marks end no word.
    private static func words(_ cursor: Cursor) -> [Range<Int>] {
        let spaces = Nesting.topLevel(in: cursor.bytes, from: cursor.at, to: cursor.end).filter {
            cursor.bytes[$0].isSpaceOrTab
        }
        var words: [Range<Int>] = []
        var start = cursor.at
        for space in spaces + [cursor.end] {
            if start < space { words.append(start..<space) }
            start = space + 1
        }
        return words
    }
}

extension StringProtocol {
    /// Whether someone meant a number.
    fileprivate var isCountLike: Bool {
        first.map { $0.isNumber || $0 == "-" } == true && allSatisfy { $0.isNumber || "-._".contains($0) }
    }
}
