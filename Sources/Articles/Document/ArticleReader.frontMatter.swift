import Findings

extension ArticleReader {
    private static let keys = ["title", "language", "summary", "swift", "sdk"]

    /// Reads the front matter and returns the lines behind it.
    func readFrontMatter(_ lines: [SourceLine]) -> [SourceLine] {
        guard let first = lines.first, first.isFrontMatterMark("---") else { return lines }
        guard
            let close = lines.indices.dropFirst().first(where: {
                lines[$0].isFrontMatterMark("---") || lines[$0].isFrontMatterMark("...")
            })
        else {
            report(.unterminatedFrontMatter, at: range(of: lines[...0]))
            return lines
        }
        let part = lines[1].offset..<lines[close].offset
        do {
            if let root = try YAMLReader.read(part, of: file) { read(root) }
        } catch {
            report(.malformedYAML(problem: error.problem), at: error.range)
        }
        return Array(lines[(close + 1)...])
    }

    private func read(_ root: YAMLNode) {
        guard case .mapping(let pairs) = root.kind else { return report(.notAMapping, at: root.range) }
        var mapping = YAMLMapping(pairs, at: root.range)
        frontMatter.title = mapping.text("title")
        frontMatter.summary = mapping.text("summary")
        frontMatter.language = mapping.text("language")
        frontMatter.swift = mapping.number("swift", allowed: [5, 6])
        frontMatter.sdk = mapping.number("sdk", allowed: [26, 27])
        if let language = frontMatter.language, !language.value.isLanguageTag {
            mapping.report(.invalidLanguageTag(language.value), at: language.range)
            frontMatter.language = nil
        }
        for (key, value) in mapping.pairs where !Self.keys.contains(key.value) {
            frontMatter.others[key.value] = value.text ?? Located(value.range.text, at: value.range)
            // Other tools have keys of their own, but a key that nearly is one of ours was meant for us.
            if let nearest = NearMiss.best(for: key.value, in: Self.keys) {
                mapping.report(.unknownKey(key.value, nearest: nearest), at: key.range)
            }
        }
        findings += mapping.findings
    }
}

extension SourceLine {
    fileprivate func isFrontMatterMark(_ mark: String) -> Bool {
        bytes.starts(with: mark.utf8) && bytes.dropFirst(mark.utf8.count).allSatisfy(\.isSpaceOrTab)
    }
}
