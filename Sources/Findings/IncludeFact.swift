/// What can be the matter in the area `Fact.include`.
public enum IncludeFact: Hashable, Sendable {
    // MARK: Files

    /// Paths are as the author wrote them, relative to the article.
    case unknownFile(path: String, nearest: String?)
    case outsideProject(path: String)
    /// It is no regular file, cannot be opened, or is not UTF-8.
    case notText(path: String)
    case emptyFile(path: String)
    /// The fence has code of its own beside that of the file.
    case codeBesideFile(path: String)

    // MARK: Regions

    case regionWithoutFile(name: String)
    case unknownRegion(name: String, path: String, nearest: String?, known: [String])
    case emptyRegion(name: String)

    // MARK: Marks of regions, at their places in the Swift file

    case unnamedRegion
    case repeatedRegion(name: String)
    case unclosedRegion(name: String)
    case strayRegionEnd(name: String, nearest: String?)
}
