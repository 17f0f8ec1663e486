import Articles
import Findings
import SwiftParser

/// Which programs an article needs, so that every scenario runs and every listing is compiled at least once.
public struct ProgramPlan: Sendable {
    let programs: [Program]
    /// Programs that show that a fragment compiles in its place.
    let fragments: [Program]
    /// Programs of which one listing must not compile.
    let failing: [Program]
    /// The line of each `body`, by type name, for each scenario.
    let bodyLines: [Int: [String: ListingLine]]
    /// What stands in the way of a program.
    public let findings: [Finding]

    /// In an order in which what is wrong with a listing comes before what follows from it for a fragment.
    var all: [Program] { programs + fragments + failing }
}

extension ProgramPlan {
    public init(_ article: Article) { self = ProgramPlanner(article).plan() }
}

private struct ProgramPlanner {
    let article: Article
    private let parsed: [ParsedListing]
    private var findings: [Finding] = []

    private struct ParsedListing {
        let declarations: ListingDeclarations
        let names: SourceNames
        let isMalformed: Bool
    }

    private struct Shape: Hashable {
        let listings: [VisibleListing]
        let languageMode: Int
    }

    init(_ article: Article) {
        self.article = article
        parsed = article.listings.map { listing in
            let file = Parser.parse(source: listing.text)
            return ParsedListing(
                declarations: ListingDeclarations(file), names: SourceNames(file), isMalformed: file.hasError)
        }
    }

    func plan() -> ProgramPlan {
        var copy = self
        return copy.makePlan()
    }

    private mutating func makePlan() -> ProgramPlan {
        var order: [Shape] = []
        var scenarios: [Shape: [Int]] = [:]
        var bodyLines: [Int: [String: ListingLine]] = [:]
        for scenario in article.scenarios where scenario.isSound {
            let name = scenario.program?.value
            let candidates = listings(of: name, above: scenario.listingsAbove, sdk: article.sdk(of: scenario))
            if candidates.isEmpty { findings.append(missingListings(for: scenario)) }
            guard candidates.allSatisfy(\.isSound) else { continue }
            let shape = shape(of: candidates)
            if scenarios[shape] == nil { order.append(shape) }
            scenarios[shape, default: []].append(scenario.index)
            bodyLines[scenario.index] = lines(ofBodiesIn: shape.listings)
        }
        var programs = order.map { program($0, scenarios: scenarios[$0] ?? []) }
        programs += programsForTheRest(besides: programs)
        let placed = article.listings.flatMap { fragmentPrograms($0) }
        return ProgramPlan(
            programs: programs, fragments: placed.filter { $0.failing == nil },
            failing: article.listings.compactMap(failingProgram) + placed.filter { $0.failing != nil }, bodyLines: bodyLines,
            findings: findings + conflicts())
    }

    /// One program for each listing that no scenario sees, with what stands above it; from below, so that few are enough.
    private func programsForTheRest(besides programs: [Program]) -> [Program] {
        var covered = Set(programs.flatMap(\.listings).map(\.index))
        var more: [Program] = []
        for listing in article.listings.reversed() where takesPart(listing, sdk: nil) && !covered.contains(listing.index) {
            for name in listing.programNames {
                let candidates = listings(of: name, above: listing.index + 1, sdk: nil)
                guard candidates.allSatisfy(\.isSound) else { continue }
                let shape = shape(of: candidates)
                covered.formUnion(shape.listings.map(\.index))
                more.append(program(shape, scenarios: []))
            }
        }
        return more.reversed()
    }

    private func failingProgram(_ listing: Listing) -> Program? {
        guard listing.fails != nil, !listing.isShownOnly, listing.place == nil else { return nil }
        let above = listings(of: listing.programs.first?.value, above: listing.index, sdk: listing.sdk?.value)
        guard (above + [listing]).allSatisfy(\.isSound) else { return nil }
        return program(shape(of: above + [listing]), scenarios: [], failing: listing.index)
    }

    /// One for each program that the fragment belongs to.
    private mutating func fragmentPrograms(_ listing: Listing) -> [Program] {
        guard let place = listing.place, listing.isSound, !listing.isShownOnly else { return [] }
        var programs: [Program] = []
        for name in listing.programNames {
            let above = listings(of: name, above: listing.index, sdk: listing.sdk?.value)
            // What is wrong with these is told where they stand.
            guard above.allSatisfy({ $0.isSound && !parsed[$0.index].isMalformed }) else { continue }
            let shape = shape(of: above, mode: listing.swiftMode?.value)
            do {
                let fragment = try Fragment(listing.index, at: place.value, in: shape.listings)
                programs.append(
                    program(shape, scenarios: [], fragment: fragment, failing: listing.fails.map { _ in listing.index }))
            } catch {
                findings.append(Finding(.program(error.fact), at: place.range))
            }
        }
        return programs
    }

    private func listings(of program: String?, above limit: Int, sdk: Int?) -> [Listing] {
        article.listings.prefix(limit).filter { takesPart($0, sdk: sdk) && $0.belongs(to: program) }
    }

    /// A listing that fails in one release only takes part in programs of the other.
    private func takesPart(_ listing: Listing, sdk: Int?) -> Bool {
        if listing.isShownOnly || listing.place != nil { return false }
        if listing.fails == nil { return true }
        guard let sdk, let own = listing.sdk?.value else { return false }
        return own != sdk
    }

    private func shape(of listings: [Listing], mode: Int? = nil) -> Shape {
        let declarations = Dictionary(uniqueKeysWithValues: listings.map { ($0.index, parsed[$0.index].declarations) })
        let mode = mode ?? listings.compactMap { $0.swiftMode?.value }.last ?? article.frontMatter.swift?.value ?? 5
        return Shape(listings: VisibleListings(listings, declarations: declarations).resolve(), languageMode: mode)
    }

    private func program(_ shape: Shape, scenarios: [Int], fragment: Fragment? = nil, failing: Int? = nil) -> Program {
        let indices = shape.listings.map(\.index) + (fragment.map { [$0.listing] } ?? [])
        let parts = shape.listings.map { parsed[$0.index] }
        var paths: [String] = []
        for path in parts.flatMap(\.names.environmentPaths) where !paths.contains(path) { paths.append(path) }
        var properties: [String] = []
        for property in parts.flatMap(\.names.observedProperties) where !properties.contains(property) {
            properties.append(property)
        }
        return Program(
            article: article, listings: shape.listings, languageMode: shape.languageMode, scenarios: scenarios,
            names: DriverNames(environmentPaths: paths, observedProperties: properties),
            hasEntryPoint: parts.contains { $0.declarations.hasEntryPoint },
            importsSwiftUI: parts.contains { $0.declarations.importsSwiftUI },
            malformed: indices.filter { parsed[$0].isMalformed }, fragment: fragment, failing: failing)
    }

    private func lines(ofBodiesIn listings: [VisibleListing]) -> [String: ListingLine] {
        var lines: [String: ListingLine] = [:]
        for visible in listings {
            for (type, line) in parsed[visible.index].names.bodies {
                let isReplaced = visible.lines[line].allSatisfy(\.isWhitespace)
                if isReplaced { continue }
                lines[type] = ListingLine(listing: visible.index, line: article.listings[visible.index].lines[line].line)
            }
        }
        return lines
    }

    private func missingListings(for scenario: Scenario) -> Finding {
        let known = Set(article.listings.prefix(scenario.listingsAbove).flatMap(\.programs).map(\.value)).sorted()
        let name = scenario.program
        let nearest = name.flatMap { NearMiss.best(for: $0.value, in: known) }
        return Finding(
            .program(.noListings(program: name?.value, nearest: nearest.map { [$0] } ?? [])),
            at: name?.range ?? scenario.infoRange)
    }

    /// Listings that one program sees and that want different modes.
    private func conflicts() -> [Finding] {
        var findings: [Finding] = []
        func compare(_ said: [Located<Int>], _ option: String) {
            guard let first = said.first, let other = said.first(where: { $0.value != first.value }) else { return }
            let fact = ProgramFact.conflictingMode(option: option, value: other.value, other: first.value)
            findings.append(Finding(.program(fact), at: other.range))
        }
        let names = article.listings.flatMap(\.programNames).reduce(into: [String?]()) { if !$0.contains($1) { $0.append($1) } }
        for name in names {
            compare(
                article.listings.filter { takesPart($0, sdk: nil) && $0.belongs(to: name) }.compactMap(\.swiftMode), "swift")
        }
        for scenario in article.scenarios where scenario.sdk == nil { compare(article.sdks(seenBy: scenario), "sdk") }
        return findings
    }
}

extension Article {
    /// The release that a scenario models: its own word, its listings', the front matter's, or 26.
    func sdk(of scenario: Scenario) -> Int {
        scenario.sdk?.value ?? sdks(seenBy: scenario).last?.value ?? frontMatter.sdk?.value ?? 26
    }

    fileprivate func sdks(seenBy scenario: Scenario) -> [Located<Int>] {
        listings.prefix(scenario.listingsAbove)
            .filter { !$0.isShownOnly && $0.fails == nil && $0.belongs(to: scenario.program?.value) }
            .compactMap(\.sdk)
    }
}

extension Listing {
    /// Whether it belongs to the named program, or, without a name, to the article's unnamed one.
    fileprivate func belongs(to program: String?) -> Bool {
        guard let program else { return programs.isEmpty }
        return programs.contains { $0.value == program }
    }

    fileprivate var programNames: [String?] { programs.isEmpty ? [nil] : programs.map(\.value) }
}
