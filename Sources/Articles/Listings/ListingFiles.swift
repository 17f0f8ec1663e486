import Findings

/// Files of the project that listings take their text from.
public protocol ListingFiles {
    /// Opens a file; the same path gives the same instance, so that one mistake in it is one finding.
    ///
    /// `path` is relative to the project's root, without `.` and `..`.
    func file(at path: String) throws(ListingFileProblem) -> SourceFile

    /// Swift files that an author may have meant when a file is not there, relative to the project's root.
    var swiftPaths: [String] { get }
}

/// Why a listing cannot take its text from a file.
public enum ListingFileProblem: Error {
    case missing
    /// It is there, but a link leads out of the project.
    case outsideProject
    /// It is no regular file, cannot be opened, or is not UTF-8.
    case notText
}
