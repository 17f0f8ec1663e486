import Articles
import Findings

/// Files that listings include, by path; `notText` and `outside` name files that cannot be opened.
struct SampleFiles: ListingFiles {
    let files: [String: SourceFile]
    var notText: Set<String> = []
    var outside: Set<String> = []

    init(_ texts: [String: String]) {
        files = Dictionary(uniqueKeysWithValues: texts.map { ($0.key, SourceFile(path: $0.key, text: $0.value)) })
    }

    func file(at path: String) throws(ListingFileProblem) -> SourceFile {
        if notText.contains(path) { throw .notText }
        if outside.contains(path) { throw .outsideProject }
        guard let file = files[path] else { throw .missing }
        return file
    }

    var swiftPaths: [String] { files.keys.sorted() }
}
