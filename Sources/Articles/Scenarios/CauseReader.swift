import Findings

/// Reads why a body ran, and writes it as a trace does: `@State count`, `@Environment \.locale`, `Model.name`, `value title` …
enum CauseReader {
    private static let wrappers = [
        "State", "Binding", "Environment", "AppStorage", "SceneStorage", "ObservedObject", "StateObject", "EnvironmentObject",
        "GestureState", "FocusState", "AccessibilityFocusState", "ScaledMetric", "Namespace", "Bindable", "FocusedValue",
        "FocusedBinding",
    ]

    static func cause(_ cursor: inout Cursor) throws(SyntaxProblem) -> String {
        if cursor.isAtEnd { throw cursor.expected(.cause) }
        return cursor.peek == UInt8(ascii: "@") ? try wrapped(&cursor) : try named(&cursor)
    }

    /// `@Wrapper name`; a wrapper of the author's own is as good as SwiftUI's.
    private static func wrapped(_ cursor: inout Cursor) throws(SyntaxProblem) -> String {
        let start = cursor.at
        cursor.skip(1)
        let wrapper = cursor.take(while: { $0.isNameByte || $0 == UInt8(ascii: ".") })
        if !wrappers.contains(wrapper.value), let nearest = NearMiss.best(for: wrapper.value, in: wrappers) {
            throw SyntaxProblem(.unknownCause("@" + wrapper.value, nearest: "@" + nearest), at: cursor.range(from: start))
        }
        cursor.skipSpaces()
        if wrapper.value == "Environment", cursor.peek == .backslash {
            let path = cursor.take { !$0.isSpaceOrTab }
            guard path.value.hasPrefix("\\."), path.value.count > 2 else {
                throw SyntaxProblem(.expected(.environmentPath, found: path.value), at: path.range)
            }
            return "@Environment \(path.value)"
        }
        if cursor.peek == .quotationMark { return "@\(wrapper.value) \(QuotedText.literal(try cursor.quotedText().value))" }
        let name = cursor.take(while: \.isNameByte)
        if name.value.isEmpty { throw cursor.expected(wrapper.value == "Environment" ? .environmentPath : .name) }
        return "@\(wrapper.value) \(name.value)"
    }

    /// `first`, `identity`, `value name` or `Model.name`.
    private static func named(_ cursor: inout Cursor) throws(SyntaxProblem) -> String {
        let problem = SyntaxProblem(
            .unknownCause(
                cursor.restTrimmed.value, nearest: NearMiss.best(for: cursor.wordHere.text, in: ["first", "identity", "value"])),
            at: cursor.restTrimmed.range)
        let word = cursor.take(while: { $0.isNameByte || $0 == UInt8(ascii: ".") })
        cursor.skipSpaces()
        if word.value == "value" {
            let field = cursor.take(while: \.isNameByte)
            if field.value.isEmpty { throw cursor.expected(.name) }
            return "value \(field.value)"
        }
        let isProperty =
            word.value.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { !$0.isEmpty }
            && word.value.contains(".")
        guard word.value == "first" || word.value == "identity" || isProperty else { throw problem }
        return word.value
    }
}
