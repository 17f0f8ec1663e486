/// A line of a listing.
public struct ListingLine: Hashable, Sendable {
    /// Position in `Article.listings`.
    public var listing: Int
    /// From 1, in the listing's file.
    public var line: Int

    public init(listing: Int, line: Int) {
        self.listing = listing
        self.line = line
    }
}
