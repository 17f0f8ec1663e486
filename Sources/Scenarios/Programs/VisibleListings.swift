import Articles

/// A listing's lines as a program has them.
struct VisibleListing: Hashable, Sendable {
    /// Position in `Article.listings`.
    let index: Int
    /// One for each of the listing's lines; declarations that a nearer listing replaces are blank.
    let lines: [String]
}

/// The rule by which a scenario sees listings.
///
/// Where a name is declared twice, the nearest declaration wins, together with the extensions that belong to it.
struct VisibleListings {
    private let listings: [Listing]
    private let declarations: [Int: ListingDeclarations]

    /// `declarations` by the listing's index.
    init(_ listings: [Listing], declarations: [Int: ListingDeclarations]) {
        self.listings = listings
        self.declarations = declarations
    }

    /// In the order of the file, without listings in which nothing is left.
    func resolve() -> [VisibleListing] {
        var winners: [String: Int] = [:]
        for listing in listings {
            for name in declared(in: listing).declarations.flatMap(\.names) { winners[name] = listing.index }
        }
        var memberWinners: [String: Int] = [:]
        for listing in listings {
            for extended in declared(in: listing).extensions where winners[extended.root] == nil {
                for name in extended.members.flatMap(\.names) { memberWinners["\(extended.root).\(name)"] = listing.index }
            }
        }
        return listings.compactMap { listing in
            let own = declared(in: listing)
            var hidden = own.declarations
                .filter { $0.names.allSatisfy { winners[$0] != listing.index } }
                .map(\.range)
            for extended in own.extensions {
                if let winner = winners[extended.root] {
                    if owner(of: extended.root, seenFrom: listing.index) != winner { hidden.append(extended.range) }
                } else {
                    hidden += extended.members
                        .filter { $0.names.allSatisfy { memberWinners["\(extended.root).\($0)"] != listing.index } }
                        .map(\.range)
                }
            }
            let lines = blank(hidden, in: listing.lines.map(\.text))
            let isEmpty = lines.allSatisfy { $0.allSatisfy(\.isWhitespace) }
            return isEmpty ? nil : VisibleListing(index: listing.index, lines: lines)
        }
    }

    private func declared(in listing: Listing) -> ListingDeclarations {
        declarations[listing.index] ?? ListingDeclarations(text: listing.lines.map(\.text).joined(separator: "\n"))
    }

    /// The declaration that an extension in a listing belongs to: the nearest at or above it, otherwise the first below.
    private func owner(of name: String, seenFrom index: Int) -> Int? {
        let declaring = listings.filter { declared(in: $0).declarations.contains { $0.names.contains(name) } }.map(\.index)
        return declaring.last { $0 <= index } ?? declaring.first
    }

    private func blank(_ ranges: [Range<Int>], in lines: [String]) -> [String] {
        if ranges.isEmpty { return lines }
        var bytes = Array(lines.joined(separator: "\n").utf8)
        for range in ranges {
            for offset in range where bytes[offset] != UInt8(ascii: "\n") { bytes[offset] = UInt8(ascii: " ") }
        }
        return bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
            String(decoding: $0, as: UTF8.self)
        }
    }
}
