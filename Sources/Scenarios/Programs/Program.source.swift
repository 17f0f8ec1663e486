import Articles
import Findings

extension Program {
    /// The file that is compiled: imports, listings, and the driver when there is something to run.
    func source() -> GeneratedSource {
        var source = GeneratedSource()
        source.generated((importsSwiftUI ? "" : "import SwiftUI; ") + (scenarios.isEmpty ? "" : "import ScenarioRuntime"))
        for visible in listings { add(visible, to: &source) }
        if !scenarios.isEmpty { addDriver(to: &source) }
        source.finish()
        return source
    }

    /// A listing, with the fragment in it where this is its place.
    private func add(_ visible: VisibleListing, to source: inout GeneratedSource) {
        let bodies = fragment.flatMap { $0.host == visible.index ? $0.bodies : nil } ?? []
        var start = 0
        for (line, text) in zip(article.listings[visible.index].lines, visible.lines) {
            let end = start + text.utf8.count
            var at = start
            for body in bodies where body.lowerBound <= end && body.upperBound >= start {
                if body.lowerBound >= start {
                    add(visible, line, text, at - start..<body.lowerBound - start, to: &source)
                    addFragment(to: &source)
                }
                at = body.upperBound
            }
            if at <= end { add(visible, line, text, at - start..<end - start, to: &source) }
            start = end + 1
        }
    }

    private func add(
        _ listing: VisibleListing, _ line: Listing.Line, _ text: String, _ part: Range<Int>, to source: inout GeneratedSource
    ) {
        let file = article.listings[listing.index].file
        source.author(
            String(decoding: text.utf8.dropFirst(part.lowerBound).prefix(part.count), as: UTF8.self), in: file,
            offset: file.offset(of: line) + part.lowerBound, indentation: part.lowerBound, region: .listing(listing.index))
    }

    private func addFragment(to source: inout GeneratedSource) {
        guard let fragment else { return }
        let listing = article.listings[fragment.listing]
        for line in listing.lines {
            source.author(line.text, in: listing.file, offset: listing.file.offset(of: line), region: .listing(listing.index))
        }
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

extension SourceFile {
    /// The UTF-8 offset at which the text of a listing's line starts.
    fileprivate func offset(of line: Listing.Line) -> Int {
        offset(ofLine: line.line) + lineText(line.line).prefix(line.column - 1).utf8.count
    }
}
