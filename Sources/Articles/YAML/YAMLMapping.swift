import Findings

/// A YAML mapping whose keys are asked for by name, and what was wrong with the answers.
struct YAMLMapping {
    private(set) var pairs: [(key: Located<String>, value: YAMLNode)] = []
    private(set) var findings: [Finding] = []
    let range: SourceRange

    /// Keys that are no text, and all repetitions of a key, are findings.
    init(_ pairs: [(key: YAMLNode, value: YAMLNode)], at range: SourceRange) {
        self.range = range
        for pair in pairs {
            guard let key = pair.key.text else {
                report(.notAMapping, at: pair.key.range)
                continue
            }
            if self.pairs.contains(where: { $0.key.value == key.value }) {
                report(.repeatedKey(key.value), at: key.range)
            } else {
                self.pairs.append((key, pair.value))
            }
        }
    }

    subscript(key: String) -> YAMLNode? { pairs.first { $0.key.value == key }?.value }

    mutating func report(_ fact: DocumentFact, at range: SourceRange) { findings.append(Finding(.document(fact), at: range)) }

    /// The text at a key; anything else there is a finding.
    mutating func text(_ key: String) -> Located<String>? {
        guard let node = self[key] else { return nil }
        if node.text == nil { report(.wrongType(key: key, expected: .text), at: placeToBlame(key, node)) }
        return node.text
    }

    /// The number at a key, which must be one of those allowed.
    mutating func number(_ key: String, allowed: [Int]) -> Located<Int>? {
        guard let node = self[key] else { return nil }
        guard let text = node.text, let number = Int(text.value) else {
            report(.wrongType(key: key, expected: .number), at: placeToBlame(key, node))
            return nil
        }
        guard allowed.contains(number) else {
            report(.invalidValue(key: key, value: text.value, allowed: allowed.map(String.init)), at: text.range)
            return nil
        }
        return Located(number, at: text.range)
    }

    /// The value's place, or its key's where there is no value.
    func placeToBlame(_ key: String, _ node: YAMLNode) -> SourceRange {
        node.range.offsets.isEmpty ? pairs.first { $0.key.value == key }?.key.range ?? node.range : node.range
    }
}

extension String {
    /// Whether it is formed like a BCP 47 tag.
    var isLanguageTag: Bool {
        let parts = utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        guard let first = parts.first, 2...3 ~= first.count, first.allSatisfy(\.isLetter) else { return false }
        return parts.dropFirst().allSatisfy { 1...8 ~= $0.count && $0.allSatisfy { $0.isLetter || $0.isDigit } }
    }
}
