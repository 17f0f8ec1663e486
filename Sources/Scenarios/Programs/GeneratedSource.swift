import Articles
import Findings

/// Swift for the compiler, with the place in the author's files from which each of its lines came.
///
/// Author's text never shares a line with generated words. Every stretch of it stands under `#sourceLocation`, except inside
/// statements, where the compiler does not take one.
struct GeneratedSource: Sendable {
    struct Line: Sendable {
        /// Nil for generated words.
        var origin: Origin?
        /// Blanks before the author's text, in UTF-8 columns.
        var indentation = 0
        var byteCount: Int
        /// Whether there is nothing but blanks in it.
        var isBlank = false
        /// What a compiler error in this line makes useless.
        var region: Region
    }

    /// Where a line of the author's stands.
    struct Origin: Sendable {
        /// The Markdown, or a file that a listing includes.
        var file: SourceFile
        /// Of the generated line's first column, in UTF-8.
        var offset: Int
        /// From 1.
        var line: Int
    }

    enum Region: Hashable, Sendable {
        case frame
        case listing(Int)
        /// Position in `Article.scenarios`.
        case scenario(Int)
        /// A name that the driver declares, as in `DriverNames`.
        case name(String)
    }

    private(set) var text = ""
    private(set) var lines: [Line] = []
    /// Does not change when the text only moves in its file.
    private(set) var contentKey = ContentKey()
    /// The file and the line that the compiler takes the next line for; nil outside the author's text.
    private var location: (file: SourceFile, line: Int)?

    mutating func generated(_ line: String, region: Region = .frame) {
        leaveLocation()
        contentKey.add(line)
        append(line, Line(byteCount: line.utf8.count, region: region))
    }

    /// A line of the author's, `indentation` blanks before it; `offset` is where its text starts in its file.
    mutating func author(
        _ line: String, in file: SourceFile, offset: Int, indentation: Int = 0, insideStatement: Bool = false, region: Region
    ) {
        let number = file.line(at: offset)
        if !insideStatement {
            if location.map({ $0.file !== file || $0.line != number }) ?? true { enterLocation(file, number, region: region) }
            location = (file, number + 1)
        }
        contentKey.add(line)
        if line.contains("#line") || line.contains("#file") || line.contains("#column") {
            contentKey.add("\(file.path):\(number):\(indentation)")
        }
        let padded = String(repeating: " ", count: indentation) + line
        append(
            padded,
            Line(
                origin: Origin(file: file, offset: offset - indentation, line: number), indentation: indentation,
                byteCount: padded.utf8.count, isBlank: line.allSatisfy(\.isWhitespace), region: region))
    }

    /// An expression or statement of the author's, at the columns at which it stands in its file.
    mutating func author(_ expression: Located<String>, insideStatement: Bool = false, region: Region) {
        let file = expression.range.file
        var offset = expression.range.offsets.lowerBound
        for (index, line) in expression.value.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let lineStart = file.offset(ofLine: file.line(at: offset))
            author(
                String(line), in: file, offset: offset, indentation: index == 0 ? offset - lineStart : 0,
                insideStatement: insideStatement, region: region)
            offset = min(offset + line.utf8.count + 1, expression.range.offsets.upperBound)
        }
    }

    mutating func finish() { leaveLocation() }

    /// Only what the author wrote in one region, on its lines; it ends where the region does.
    func text(of region: Region) -> String {
        let all = text.split(separator: "\n", omittingEmptySubsequences: false)
        let own = lines.indices.filter { lines[$0].region == region && lines[$0].origin != nil }
        guard let last = own.last(where: { !lines[$0].isBlank }) else { return "" }
        let kept = Set(own)
        return (0...last).map { kept.contains($0) ? all[$0] : "" }.joined(separator: "\n")
    }

    private mutating func enterLocation(_ file: SourceFile, _ line: Int, region: Region) {
        leaveLocation()
        append("#sourceLocation(file: \(file.path.debugDescription), line: \(line))", Line(byteCount: 0, region: region))
        // That there is one matters to line numbers in the generated file; what it says does not.
        contentKey.add("#sourceLocation")
    }

    private mutating func leaveLocation() {
        if location != nil { append("#sourceLocation()", Line(byteCount: 0, region: .frame)) }
        location = nil
    }

    private mutating func append(_ line: String, _ description: Line) {
        text += line + "\n"
        lines.append(description)
    }
}
