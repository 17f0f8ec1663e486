import Findings

/// Something that the compiler said, at a place in a generated file.
struct CompilerDiagnostic: Codable, Hashable, Sendable {
    enum Severity: String, Codable, Sendable { case error, warning }

    var severity: Severity
    var message: String
    var notes: [String]
    /// Line in the generated file, from 0; nil when it speaks of no line of it.
    var line: Int?
    /// UTF-8 column in that line, from 1.
    var column: Int
    /// Whether it stands in code that a macro made, so that it follows from something else.
    var isInExpansion: Bool
}

/// Reads what `-diagnostic-style llvm` prints: `path:line:column: severity: message`, the line and a mark.
struct CompilerOutput {
    let source: GeneratedSource
    /// The generated file as the compiler was given it.
    let generatedPath: String

    private struct Entry {
        var path: String
        var line: Int
        var column: Int
        var kind: String
        var message: String
    }

    func diagnostics(in output: String) -> [CompilerDiagnostic] {
        var found: [CompilerDiagnostic] = []
        for entry in entries(in: output) {
            switch entry.kind {
            case "error", "warning":
                let place = place(of: entry)
                found.append(
                    CompilerDiagnostic(
                        severity: entry.kind == "error" ? .error : .warning, message: entry.message, notes: [],
                        line: place?.line,
                        column: place?.column ?? 1, isInExpansion: entry.path.contains("@__swiftmacro_")))
            case "note":
                guard let last = found.indices.last else { continue }
                if entry.message.hasPrefix("in expansion of macro") {
                    // The use of the macro is the nearest that the author wrote.
                    guard found[last].line == nil, let place = place(of: entry) else { continue }
                    (found[last].line, found[last].column) = (place.line, place.column)
                } else if !found[last].notes.contains(entry.message) {
                    found[last].notes.append(entry.message)
                }
            default: continue
            }
        }
        return found.uniqued()
    }

    private func entries(in output: String) -> [Entry] {
        output.split(separator: "\n", omittingEmptySubsequences: true).compactMap { text -> Entry? in
            guard let match = text.wholeMatch(of: /(.+?):(\d+):(?:(\d+):)? (error|warning|note|remark): (.*)/) else {
                return nil
            }
            return Entry(
                path: String(match.1), line: Int(match.2) ?? 0, column: match.3.flatMap { Int($0) } ?? 1, kind: String(match.4),
                // Without the name of the compiler's own chapter on it, and without ours for Apple's modules.
                message: Kit.aliases.reduce(String(match.5)) { $0.replacing($1.value, with: $1.key) }.replacing(
                    /\s\[#[\w-]+\]$/, with: ""))
        }
    }

    private func place(of entry: Entry) -> (line: Int, column: Int)? {
        if entry.path == generatedPath {
            let line = entry.line - 1
            return source.lines.indices.contains(line) ? (line, entry.column) : nil
        }
        let candidates = source.lines.indices.filter { index in
            source.lines[index].origin.map { $0.line == entry.line && $0.file.path == entry.path } ?? false
        }
        // Of a file that several listings include, the nearest has all that others have lost to it.
        let line = candidates.last { source.lines[$0].covers(entry.column) } ?? candidates.last
        return line.map { ($0, entry.column) }
    }
}

extension GeneratedSource.Line {
    fileprivate func covers(_ column: Int) -> Bool { !isBlank && column > indentation && column <= byteCount + 1 }
}

extension Array where Element: Hashable {
    /// Each element once, at its first place.
    func uniqued() -> [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
