import Foundation

/// One file of the site.
public struct SitePage: Hashable, Sendable {
    /// Relative to the site's root, with forward slashes: `en/emptyview.html`.
    public let path: String
    public let contents: Data

    public init(path: String, contents: Data) {
        self.path = path
        self.contents = contents
    }

    init(path: String, text: String) { self.init(path: path, contents: Data(text.utf8)) }
}
