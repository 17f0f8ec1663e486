import Articles
import Findings

/// Swift for the compiler, with the place in the Markdown from which each of its lines came.
///
/// Author's text never shares a line with generated words. Every stretch of it stands under `#sourceLocation`, except inside
/// statements, where the compiler does not take one.
struct GeneratedSource: Sendable {
    struct Line: Sendable {
        /// UTF-8 offset in the Markdown of the line's first column; nil for generated words.
        var origin: Int?
        /// The line in the Markdown, for the author's text.
        var markdownLine: Int?
        /// Blanks before the author's text, in UTF-8 columns.
        var indentation = 0
        var byteCount: Int
        /// What a compiler error in this line makes useless.
        var region: Region
    }

    enum Region: Hashable, Sendable {
        case frame
        case listing(Int)
        /// Position in `Article.scenarios`.
        case scenario(Int)
        /// A name that the driver declares, as in `DriverNames`.
        case name(String)
    }

    let file: SourceFile
    private(set) var text = ""
    private(set) var lines: [Line] = []
    /// Does not change when the text only moves in the Markdown.
    private(set) var contentKey = ContentKey()
    private var isUnderLocation = false
    private var nextMarkdownLine = 0

    init(file: SourceFile) { self.file = file }

    mutating func generated(_ line: String, region: Region = .frame) {
        leaveLocation()
        contentKey.add(line)
        append(line, Line(byteCount: line.utf8.count, region: region))
    }

    /// A line of the author's, `indentation` blanks before it.
    mutating func author(_ line: String, offset: Int, indentation: Int = 0, insideStatement: Bool = false, region: Region) {
        let markdownLine = file.line(at: offset)
        if !insideStatement && (!isUnderLocation || markdownLine != nextMarkdownLine) {
            leaveLocation()
            let path = file.path.debugDescription
            append("#sourceLocation(file: \(path), line: \(markdownLine))", Line(byteCount: 0, region: region))
            // That there is one matters to line numbers in the generated file; what it says does not.
            contentKey.add("#sourceLocation")
            isUnderLocation = true
        }
        nextMarkdownLine = markdownLine + 1
        contentKey.add(line)
        if line.contains("#line") || line.contains("#file") || line.contains("#column") {
            contentKey.add("\(file.path):\(markdownLine):\(indentation)")
        }
        let padded = String(repeating: " ", count: indentation) + line
        append(
            padded,
            Line(
                origin: offset - indentation, markdownLine: markdownLine, indentation: indentation,
                byteCount: padded.utf8.count,
                region: region))
    }

    /// An expression or statement of the author's, at the columns at which it stands in the Markdown.
    mutating func author(_ expression: Located<String>, insideStatement: Bool = false, region: Region) {
        var offset = expression.range.offsets.lowerBound
        for (index, line) in expression.value.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let lineStart = file.offset(ofLine: file.line(at: offset))
            author(
                String(line), offset: offset, indentation: index == 0 ? offset - lineStart : 0,
                insideStatement: insideStatement,
                region: region)
            offset = min(offset + line.utf8.count + 1, expression.range.offsets.upperBound)
        }
    }

    mutating func finish() { leaveLocation() }

    private mutating func leaveLocation() {
        if isUnderLocation { append("#sourceLocation()", Line(byteCount: 0, region: .frame)) }
        isUnderLocation = false
    }

    private mutating func append(_ line: String, _ description: Line) {
        text += line + "\n"
        lines.append(description)
    }
}
