import Findings

extension ArticleReader {
    /// Reads a scenario and keeps it, even when something is wrong with it.
    func read(_ header: Header, lines: [SourceLine], isInvisible: Bool, range: SourceRange) {
        let problemsBefore = findings.count
        var scenario = Scenario(
            index: scenarios.count, isInvisible: isInvisible, steps: [], range: range, infoRange: header.range, isSound: true,
            listingsAbove: listings.count)
        for problem in header.problems { report(problem.fact, at: problem.range) }
        readWords(header, into: &scenario)
        var reader = ScenarioReader(file: file)
        for line in lines { reader.read(line) }
        scenario.steps = reader.finish(emptyAt: header.range)
        for problem in reader.problems { report(problem.fact, at: problem.range) }
        scenario.isSound = findings[problemsBefore...].allSatisfy { $0.severity < .error }
        scenarios.append(scenario)
    }

    private func readWords(_ header: Header, into scenario: inout Scenario) {
        let known = ["sdk", "source", "confidence"]
        var seen: Set<String> = []
        for word in header.words {
            let isProgram = word.name.hasPrefix("#") && !word.hasEqualsSign
            let key = isProgram ? "#" : word.name.isEmpty ? "\"title\"" : word.name
            if !seen.insert(key).inserted { report(.repeatedOption(word: word.range.text), at: word.range) }
            switch word.name {
            case "#" where isProgram: report(.missingProgramName, at: word.range)
            case _ where isProgram: scenario.program = Located(String(word.name.dropFirst()), at: word.range)
            case "": scenario.title = word.value
            case "sdk": scenario.sdk = number(of: word, allowed: ["26", "27"])
            case "source": scenario.source = text(of: word)
            case "confidence":
                let allowed = ["A*", "A", "B", "C", "D"]
                guard let value = text(of: word) else { break }
                if allowed.contains(value.value) {
                    scenario.confidence = value
                } else {
                    report(.invalidOptionValue(option: "confidence", value: value.value, allowed: allowed), at: value.range)
                }
            default: reportUnknown(word, of: .scenario, known: known)
            }
        }
    }
}
