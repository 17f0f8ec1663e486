import Findings

/// Listings whose text comes from a file.
extension ArticleReader {
    /// Takes the listing's text out of the file at `path`, or out of the region that it names.
    func include(_ path: Located<String>, into listing: inout Listing) {
        listing.isSound = false
        guard let regions = open(path) else { return }
        var lines = regions.lines
        if let region = listing.region {
            guard let range = regions.regions[region.value] else {
                let known = regions.regions.keys.sorted()
                let nearest = NearMiss.best(for: region.value, in: known)
                report(
                    .unknownRegion(name: region.value, path: path.value, nearest: nearest, known: known), at: region.range)
                return
            }
            lines = lines.filter { range.contains($0.number) }
        }
        guard let first = lines.firstIndex(where: { !$0.isBlank }), let last = lines.lastIndex(where: { !$0.isBlank }) else {
            if let region = listing.region {
                report(.emptyRegion(name: region.value), at: region.range)
            } else {
                report(.emptyFile(path: path.value), at: path.range)
            }
            return
        }
        listing.file = regions.file
        listing.lines = lines[first...last].withoutCommonIndentation.map { line in
            Listing.Line(
                text: line.text, line: line.number, column: regions.file.position(at: line.offset).column, isAdded: false)
        }
        listing.isSound = true
    }

    /// The code that a fence has although its text comes from a file.
    func reportCode(_ code: [SourceLine], beside path: Located<String>) {
        let written = code.drop { $0.isBlank }
        if !written.isEmpty { report(.codeBesideFile(path: path.value), at: range(of: written)) }
    }

    private func open(_ path: Located<String>) -> FileRegions? {
        let paths = IncludePath(article: file.path)
        guard let resolved = paths.resolve(path.value) else {
            report(.outsideProject(path: path.value), at: path.range)
            return nil
        }
        if let known = regions[resolved] { return known }
        do throws(ListingFileProblem) {
            guard let files else { throw ListingFileProblem.missing }
            let read = FileRegions(try files.file(at: resolved))
            regions[resolved] = read
            for problem in read.problems { report(problem.fact, at: problem.range) }
            return read
        } catch {
            report(fact(for: error, path: path.value, paths), at: path.range)
            return nil
        }
    }

    private func fact(for problem: ListingFileProblem, path: String, _ paths: IncludePath) -> IncludeFact {
        switch problem {
        case .missing:
            let known = files?.swiftPaths.map(paths.relative) ?? []
            // Where the name is right, it is the folder that is wrong.
            let sameName = known.first { $0.split(separator: "/").last == path.split(separator: "/").last }
            return .unknownFile(path: path, nearest: sameName ?? NearMiss.best(for: path, in: known))
        case .outsideProject: return .outsideProject(path: path)
        case .notText: return .notText(path: path)
        }
    }
}

extension ArraySlice<SourceLine> {
    /// Without the indentation that all lines have that are not blank.
    fileprivate var withoutCommonIndentation: [SourceLine] {
        let common = filter { !$0.isBlank }.map(\.indentation).min() ?? 0
        return map { $0.removingIndentation(common) }
    }
}
