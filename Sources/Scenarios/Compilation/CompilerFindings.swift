import Articles
import Findings

/// What the compiler said about an article's programs, told at the places in the author's files.
struct CompilerFindings {
    private(set) var findings: [Finding] = []
    /// What it said about listings that must fail, by the listing's index.
    private(set) var messages: [Int: String] = [:]

    private let article: Article
    /// Warnings at each listing, out of all programs that it is in.
    private var warnings: [Int: [Finding]] = [:]
    /// Listings in a program that does not compile: the compiler may not have come to its warnings.
    private var broken: Set<Int> = []

    init(_ article: Article) { self.article = article }

    mutating func add(_ program: Program, _ result: ProgramResult) {
        if let failing = program.failing { return addFailing(article.listings[failing], program, result) }
        if let fragment = program.fragment { return addFragment(article.listings[fragment.listing], program, result) }
        if !result.succeeded { broken.formUnion(program.listings.map(\.index)) }
        for attempt in result.attempts {
            let source = program.attempted(attempt).source()
            for diagnostic in attempt.diagnostics { add(diagnostic, source) }
        }
    }

    /// Called when all programs are added.
    mutating func finish() {
        for listing in article.listings {
            let said = (warnings[listing.index] ?? []).uniqued()
            guard let expected = listing.compilerWarns else {
                findings += said
                continue
            }
            let others = said.filter { !$0.fact.summary.contains(expected.value) }
            findings += others
            if others.count == said.count, !broken.contains(listing.index) {
                let fact = ProgramFact.missingWarning(expected: expected.value, messages: others.map(\.fact.summary))
                findings.append(Finding(.program(fact), at: expected.range))
            }
        }
        findings = findings.uniqued()
    }

    private mutating func add(_ diagnostic: CompilerDiagnostic, _ source: GeneratedSource) {
        let region = source.region(of: diagnostic)
        if case .name = region { return }
        switch diagnostic.severity {
        case .warning:
            guard let range = source.range(of: diagnostic) else { return }
            let finding = Finding(.program(.compilerWarning(message: diagnostic.message)), at: range)
            if case .listing(let index) = region {
                warnings[index, default: []].append(finding)
            } else {
                findings.append(finding)
            }
        case .error:
            let range = source.range(of: diagnostic) ?? fallback(region)
            findings.append(Finding(.program(.compilerError(message: diagnostic.message, notes: diagnostic.notes)), at: range))
        }
    }

    /// What the compiler says of the fragment; of the listing around it only what is the fragment's doing, told at the fragment.
    private mutating func addFragment(_ listing: Listing, _ program: Program, _ result: ProgramResult) {
        if !result.succeeded { broken.insert(listing.index) }
        let source = program.source()
        let diagnostics = result.attempts.flatMap(\.diagnostics)
        let own = diagnostics.filter { source.region(of: $0) == .listing(listing.index) }
        for diagnostic in own { add(diagnostic, source) }
        if own.contains(where: { $0.severity == .error }) { return }
        for diagnostic in diagnostics where diagnostic.severity == .error {
            let fact = Fact.program(.compilerError(message: diagnostic.message, notes: diagnostic.notes))
            let isKnown = source.range(of: diagnostic).map { findings.contains(Finding(fact, at: $0)) } ?? false
            if !isKnown { findings.append(Finding(fact, at: listing.infoRange)) }
        }
    }

    private mutating func addFailing(_ listing: Listing, _ program: Program, _ result: ProgramResult) {
        guard let expected = listing.fails else { return }
        let source = program.source()
        let errors = (result.attempts.first?.diagnostics ?? [])
            .filter { $0.severity == .error && source.region(of: $0) == .listing(listing.index) }
        if let match = errors.first(where: { $0.message.contains(expected.value) }) {
            messages[listing.index] = match.message
        } else if result.succeeded {
            findings.append(Finding(.program(.compiles(expected: expected.value)), at: expected.range))
        } else {
            let fact = ProgramFact.failsOtherwise(expected: expected.value, messages: errors.map(\.message).uniqued())
            findings.append(Finding(.program(fact), at: expected.range))
        }
    }

    /// Where an error in generated words is told.
    private func fallback(_ region: GeneratedSource.Region) -> SourceRange {
        switch region {
        case .scenario(let index): article.scenarios[index].steps.first?.action.range ?? article.scenarios[index].infoRange
        case .listing(let index): article.listings[index].infoRange
        case .frame, .name:
            article.scenarios.first?.infoRange ?? article.listings.first?.infoRange ?? SourceRange(article.file, 0..<0)
        }
    }
}
