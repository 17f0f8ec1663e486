import Findings
import Trace

/// The names of user-defined views, modifiers and styles that claims of a scenario may speak of.
struct KnownViews {
    private let types: [String]

    /// `declared` are types that stand in the listings, even when they were never alive.
    init(runs: [Run], declared: some Sequence<String>) {
        types = Set(runs.flatMap(\.lifetimes).map(\.type)).union(declared).sorted()
    }

    /// The full name of a type that may be named without its enclosing types.
    func resolve(_ name: String) -> Result<String, Problem> {
        if types.contains(name) { return .success(name) }
        let candidates = types.filter { $0.hasSuffix("." + name) }
        if candidates.count == 1 { return .success(candidates[0]) }
        if candidates.count > 1 { return .failure(Problem(fact: .ambiguousView(name: name, candidates: candidates))) }
        let nearest = NearMiss.best(for: name, in: types)
        return .failure(Problem(fact: .unknownView(name: name, nearest: nearest.map { [$0] } ?? [])))
    }

    struct Problem: Error {
        let fact: ClaimFact
    }
}
