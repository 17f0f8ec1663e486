import Findings

extension ArticleReader {
    func listing(_ kind: ListingKind, fence: Fence, range: SourceRange) -> Listing {
        let header = Header(fence.info, skipping: kind.opening, in: file)
        var listing = Listing(
            index: listings.count, programs: [], isHidden: false, isShownOnly: false, isDifference: kind.isDifference,
            title: kind.title?.value, file: file, lines: [], isSound: true, removedLines: [], range: range,
            infoRange: header.range)
        for problem in header.problems { report(problem.fact, at: problem.range) }
        readWords(header, into: &listing)
        if let path = listing.path {
            reportCode(fence.code, beside: path)
            include(path, into: &listing)
        } else {
            readLines(fence.code, into: &listing)
            if let region = listing.region { report(.regionWithoutFile(name: region.value), at: region.range) }
        }
        if listing.isSound, !listing.saysHowItIsCompiled, !ListingText.looksLikeDeclarations(listing.text) {
            listing.isShownOnly = true
        }
        return listing
    }

    private func readWords(_ header: Header, into listing: inout Listing) {
        var seen: [String: Header.Word] = [:]
        let isTitled = listing.title != nil
        for word in header.words {
            if word.name.hasPrefix("#") {
                readProgram(word, into: &listing)
                continue
            }
            if seen.updateValue(word, forKey: word.name) != nil { report(.repeatedOption(word: word.name), at: word.range) }
            switch word.name {
            case "hidden" where !word.hasEqualsSign: listing.isHidden = true
            case "shown-only" where !word.hasEqualsSign: listing.isShownOnly = true
            case "title":
                if isTitled { report(.repeatedOption(word: "title"), at: word.range) }
                listing.title = text(of: word)?.value
            case "fails": listing.fails = text(of: word)
            case "compiler-warns": listing.compilerWarns = text(of: word)
            case "swift": listing.swiftMode = number(of: word, allowed: ["5", "6"])
            case "sdk": listing.sdk = number(of: word, allowed: ["26", "27"])
            case "in": listing.place = text(of: word)
            case "file":
                listing.path = text(of: word)
                if listing.isDifference { report(.conflictingOptions("diff", "file"), at: word.range) }
            case "region": listing.region = text(of: word)
            default: reportUnknown(word, of: .listing, known: ListingText.words)
            }
        }
        for (first, second) in [
            ("shown-only", "hidden"), ("shown-only", "fails"), ("shown-only", "compiler-warns"), ("shown-only", "in"),
            ("fails", "compiler-warns"),
        ] {
            if seen[first] != nil, let word = seen[second] { report(.conflictingOptions(first, second), at: word.range) }
        }
    }

    private func readProgram(_ word: Header.Word, into listing: inout Listing) {
        let name = Located(String(word.name.dropFirst()), at: word.range)
        if name.value.isEmpty {
            report(.missingProgramName, at: word.range)
        } else if word.hasEqualsSign {
            reportUnknown(word, of: .listing, known: ListingText.words)
        } else if listing.programs.contains(where: { $0.value == name.value }) {
            report(.repeatedOption(word: word.name), at: word.range)
        } else {
            listing.programs.append(name)
        }
    }

    private func readLines(_ code: [SourceLine], into listing: inout Listing) {
        // Where every unmarked line has a space in the column of the marks, that column is no part of the code.
        let marks = code.filter { !$0.isBlank }.map { $0.bytes[0] }
        let hasMarkColumn = marks.allSatisfy { $0 == .space || $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-") }
        for line in code {
            let mark = listing.isDifference ? line.bytes.first : nil
            let isMarked = mark == UInt8(ascii: "+") || mark == UInt8(ascii: "-")
            let content = isMarked || mark == .space && hasMarkColumn ? line.removingFirstByte : line
            let read = Listing.Line(
                text: content.text, line: content.number, column: file.position(at: content.offset).column,
                isAdded: mark == UInt8(ascii: "+"))
            if mark == UInt8(ascii: "-") { listing.removedLines.append(read) } else { listing.lines.append(read) }
        }
    }
}

extension Listing {
    /// All of its Swift, lines separated by line breaks.
    public var text: String { lines.map(\.text).joined(separator: "\n") }

    fileprivate var saysHowItIsCompiled: Bool { fails != nil || compilerWarns != nil || place != nil }
}

/// Options that listings and scenarios have in common.
extension ArticleReader {
    /// The value of an option, which must not be empty.
    func text(of word: Header.Word) -> Located<String>? {
        guard let value = word.value, !value.value.isEmpty else {
            report(.missingOptionValue(option: word.name), at: word.range)
            return nil
        }
        return value
    }

    func number(of word: Header.Word, allowed: [String]) -> Located<Int>? {
        guard let value = text(of: word) else { return nil }
        guard allowed.contains(value.value), let number = Int(value.value) else {
            report(.invalidOptionValue(option: word.name, value: value.value, allowed: allowed), at: value.range)
            return nil
        }
        return Located(number, at: value.range)
    }

    func reportUnknown(_ word: Header.Word, of block: LanguageFact.Block, known: [String]) {
        let name = word.name.isEmpty || known.contains(word.name) ? word.range.text : word.name
        let nearest = known.contains(word.name) ? word.name : NearMiss.best(for: word.name, in: known)
        report(.unknownOption(word: name, of: block, nearest: nearest), at: word.range)
    }
}

extension SourceLine {
    /// Without a mark in the first column.
    fileprivate var removingFirstByte: SourceLine {
        var line = self
        line.bytes.removeFirst()
        line.offset += 1
        line.column += 1
        return line
    }
}
