import Findings

extension GeneratedSource {
    /// The word of the author's at which a diagnostic points; nil when it points at generated words.
    func range(of diagnostic: CompilerDiagnostic) -> SourceRange? {
        guard let line = diagnostic.line, lines.indices.contains(line), let origin = lines[line].origin else { return nil }
        let file = origin.file
        let lineStart = file.offset(ofLine: origin.line)
        let lineEnd = lineStart + file.lineText(origin.line).utf8.count
        let start = min(max(origin.offset + diagnostic.column - 1, lineStart), lineEnd)
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
