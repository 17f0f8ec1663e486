extension IncludeFact: FactInWords {
    var words: Words {
        switch self {
        case .unknownFile(let path, let nearest):
            Words(
                "unknown-file", "there is no file `\(path)` beside this article",
                advice: Words.didYouMean(nearest) ?? "paths are relative to the folder of the article")
        case .outsideProject(let path):
            Words(
                "file-outside-project", "`\(path)` does not stand in the project",
                advice: "copy it into the project; links that lead out of it are not followed")
        case .notText(let path):
            Words("file-not-text", "`\(path)` cannot be read as UTF-8 text")
        case .emptyFile(let path):
            Words("empty-file", "nothing stands in `\(path)`", advice: "remove the listing, or write the file")
        case .codeBesideFile(let path):
            Words(
                "code-beside-file", "this listing has code of its own beside that of `\(path)`",
                advice: "leave the fence empty, or leave `file` out")

        case .regionWithoutFile(let name):
            Words(
                "region-without-file", "the region `\(name)` belongs to no file", advice: "add `file=\"…\"`")
        case .unknownRegion(let name, let path, let nearest, let known):
            Words(
                "unknown-region", "`\(path)` has no region `\(name)`",
                advice: known.isEmpty
                    ? "mark it with the lines `// region \(name)` and `// endregion \(name)`"
                    : Words.didYouMean(nearest, orOneOf: known))
        case .emptyRegion(let name):
            Words("empty-region", "nothing stands in the region `\(name)`", advice: "remove the listing, or move the marks")

        case .unnamedRegion:
            Words("unnamed-region", "this mark names no region", advice: "write it as in `// region body`")
        case .repeatedRegion(let name):
            Words("repeated-region", "a region `\(name)` already begins above", advice: "rename one of them")
        case .unclosedRegion(let name):
            Words("unclosed-region", "the region `\(name)` does not end", advice: "add the line `// endregion \(name)`")
        case .strayRegionEnd(let name, let nearest):
            Words("stray-region-end", "no region `\(name)` is open here", advice: Words.didYouMean(nearest))
        }
    }
}
