import Articles
import Findings

extension Program {
    /// The file that is compiled: imports, listings, and the driver when there is something to run.
    func source() -> GeneratedSource {
        var source = GeneratedSource(file: article.file)
        source.generated((importsSwiftUI ? "" : "import SwiftUI; ") + (scenarios.isEmpty ? "" : "import ScenarioRuntime"))
        for visible in listings {
            for (line, text) in zip(article.listings[visible.index].lines, visible.lines) {
                let start = article.file.offset(ofLine: line.line)
                let prefix = article.file.lineText(line.line).prefix(line.column - 1).utf8.count
                source.author(text, offset: start + prefix, region: .listing(visible.index))
            }
        }
        if !scenarios.isEmpty { addDriver(to: &source) }
        source.finish()
        return source
    }

    /// Each scenario is a function of its own, so that the compiler finds all that is wrong with it, whatever is wrong with others.
    private func addDriver(to source: inout GeneratedSource) {
        for (position, index) in scenarios.enumerated() {
            ScenarioDriver(scenario: article.scenarios[index], position: position).write(to: &source)
        }
        source.generated(
            "@_cdecl(\"main\") public func __selfsame_main(_ count: Int32, "
                + "_ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Int32 {")
        source.generated("_ScenarioProgram.main { __selfsame_program in")
        for path in names.environmentPaths {
            let name = "\\.\(path)".debugDescription
            source.generated(
                "__selfsame_program.name(environmentPath: \\EnvironmentValues.\(path), \(name))", region: .name(path))
        }
        for property in names.observedProperties {
            source.generated(
                "__selfsame_program.name(property: \\\(property), \(property.debugDescription))", region: .name(property))
        }
        for position in scenarios.indices {
            source.generated("__selfsame_program.scenario(\(position), __selfsame_scenario_\(position))")
        }
        source.generated("}")
        source.generated("}")
    }
}
