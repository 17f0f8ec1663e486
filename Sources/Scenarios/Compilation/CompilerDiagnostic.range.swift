import Findings

extension GeneratedSource {
    /// The word in the Markdown at which a diagnostic points; nil when it points at generated words.
    func range(of diagnostic: CompilerDiagnostic) -> SourceRange? {
        guard let line = diagnostic.line, lines.indices.contains(line), let origin = lines[line].origin,
            let markdownLine = lines[line].markdownLine
        else { return nil }
        let lineStart = file.offset(ofLine: markdownLine)
        let lineEnd = lineStart + file.lineText(markdownLine).utf8.count
        let start = min(max(origin + diagnostic.column - 1, lineStart), lineEnd)
        let word = file.slice(start..<lineEnd).prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        return SourceRange(file, start..<min(start + max(word.utf8.count, 1), lineEnd))
    }

    func region(of diagnostic: CompilerDiagnostic) -> Region {
        guard let line = diagnostic.line, lines.indices.contains(line) else { return .frame }
        return lines[line].region
    }
}

extension [CompilerDiagnostic] {
    /// Without errors in code that macros made, where the listing or driver line that they came from has an error of its own.
    func withoutConsequences(in source: GeneratedSource) -> [CompilerDiagnostic] {
        let reported = Set(filter { $0.severity == .error && !$0.isInExpansion }.map(source.region(of:)))
        var seen: Set<Int?> = []
        return filter { diagnostic in
            guard diagnostic.isInExpansion else { return true }
            if diagnostic.severity == .warning || reported.contains(source.region(of: diagnostic)) { return false }
            return seen.insert(diagnostic.line).inserted
        }
    }
}
