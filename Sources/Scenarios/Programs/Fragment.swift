import Findings
import SwiftParser

/// Statements that are compiled in the place of a declaration's body.
struct Fragment: Sendable {
    /// Position in `Article.listings`.
    let listing: Int
    /// The listing that has the place, as a position in `Article.listings`.
    let host: Int
    /// Between the braces, as UTF-8 offsets in the host's visible text. Several where `#if` gives one declaration several bodies.
    let bodies: [Range<Int>]

    /// That a place names no body, or does not say which.
    struct Problem: Error { let fact: ProgramFact }

    /// `place` as written: `Session.body`, `Model.load(from:)`, `Model.init`.
    init(_ listing: Int, at place: String, in listings: [VisibleListing]) throws(Problem) {
        let hosts = listings.map { ($0.index, BodyPlaces(Parser.parse(source: $0.lines.joined(separator: "\n")))) }
        let meant = hosts.flatMap { host, places in places.found(place).map { (host, $0) } }
        let names = meant.map(\.1.name).uniqued()
        guard let nearest = meant.last else {
            let known = hosts.flatMap(\.1.all).map(\.name).uniqued()
            throw Problem(fact: .unknownPlace(place, nearest: NearMiss.best(for: place, in: known), known: known))
        }
        if names.count > 1 { throw Problem(fact: .ambiguousPlace(place, candidates: names)) }
        self.listing = listing
        host = nearest.0
        bodies = meant.filter { $0.0 == nearest.0 }.map(\.1.range)
    }
}
