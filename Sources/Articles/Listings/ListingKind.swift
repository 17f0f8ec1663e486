import Findings

/// How a fence says that it is a listing: `swift`, `Swift`, `swift:File.swift`, `diff swift`.
struct ListingKind {
    /// The words of the info string that say so.
    let opening: String
    /// What stands behind `swift:`.
    let title: Located<String>?
    let isDifference: Bool

    /// Nil when the fence is no listing.
    init?(info: SourceLine, file: SourceFile) {
        let first = info.firstWord(in: file)
        let small = first.value.lowercased()
        if small == "swift" {
            self.init(opening: first.value, title: nil, isDifference: false)
        } else if small.hasPrefix("swift:") {
            // Everything up to the end of the word is the title: names of files have no spaces.
            let start = first.range.offsets.lowerBound + 6
            let title = Located(String(first.value.dropFirst(6)), at: SourceRange(file, start..<first.range.offsets.upperBound))
            self.init(opening: first.value, title: title.value.isEmpty ? nil : title, isDifference: false)
        } else if small == "diff" {
            let rest = info.removingBytes(first.value.utf8.count).removingIndentation(.max)
            guard let second = ListingKind(info: rest, file: file), !second.isDifference else { return nil }
            let length = rest.offset - info.offset + second.opening.utf8.count
            let opening = String(decoding: info.bytes.prefix(length), as: UTF8.self)
            self.init(opening: opening, title: second.title, isDifference: true)
        } else {
            return nil
        }
    }

    private init(opening: String, title: Located<String>?, isDifference: Bool) {
        self.opening = opening
        self.title = title
        self.isDifference = isDifference
    }
}
