import Findings

/// The named parts of a Swift file, between two comments that each have a line to themselves:
///
///     // region body
///     var body: some View { Text("Hello") }
///     // endregion body
///
/// Regions may stand in each other. The marks belong to no region and to no listing.
struct FileRegions {
    let file: SourceFile
    /// Without the lines of marks.
    private(set) var lines: [SourceLine] = []
    /// Numbers of the lines between the marks, by name.
    private(set) var regions: [String: Range<Int>] = [:]
    private(set) var problems: [(fact: IncludeFact, range: SourceRange)] = []

    private struct Mark {
        let begins: Bool
        let name: Located<String>
    }

    init(_ file: SourceFile) {
        self.file = file
        let all = SourceLine.lines(of: file)
        var open: [(mark: Mark, line: Int)] = []
        var scanner = SwiftScanner()
        for line in all {
            if scanner.isInCode, let mark = Self.mark(in: line, file: file) {
                take(mark, line: line.number, &open)
            } else {
                lines.append(line)
            }
            scanner.pass(Substring(line.text))
        }
        for (mark, line) in open {
            problems.append((.unclosedRegion(name: mark.name.value), mark.name.range))
            regions[mark.name.value] = line + 1..<all.count + 1
        }
    }

    private mutating func take(_ mark: Mark, line: Int, _ open: inout [(mark: Mark, line: Int)]) {
        let name = mark.name.value
        if name.isEmpty {
            problems.append((.unnamedRegion, mark.name.range))
        } else if mark.begins {
            if regions[name] != nil || open.contains(where: { $0.mark.name.value == name }) {
                problems.append((.repeatedRegion(name: name), mark.name.range))
            } else {
                open.append((mark, line))
            }
        } else if let index = open.lastIndex(where: { $0.mark.name.value == name }) {
            regions[name] = open.remove(at: index).line + 1..<line
        } else {
            let nearest = NearMiss.best(for: name, in: open.map(\.mark.name.value))
            problems.append((.strayRegionEnd(name: name, nearest: nearest), mark.name.range))
        }
    }

    /// A comment that goes on behind the name is an ordinary one.
    private static func mark(in line: SourceLine, file: SourceFile) -> Mark? {
        var cursor = Cursor(line, in: file)
        cursor.skipSpaces()
        let start = cursor.at
        guard cursor.take("//") else { return nil }
        cursor.skipSpaces()
        let begins = cursor.takeWord("region")
        guard begins || cursor.takeWord("endregion") else { return nil }
        let name = cursor.take { !$0.isSpaceOrTab }
        cursor.skipSpaces()
        guard cursor.isAtEnd else { return nil }
        return Mark(begins: begins, name: name.value.isEmpty ? Located("", at: cursor.range(start..<cursor.end)) : name)
    }
}
