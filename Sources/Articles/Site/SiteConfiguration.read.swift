import Findings

extension SiteConfiguration {
    private static let keys = ["title", "tagline", "base-url", "languages", "pages"]
    private static let sectionKeys = ["section", "pages"]

    /// Reads `site.yml`. It never fails: what is wrong with the file is in `findings`.
    public static func read(file: SourceFile) -> SiteConfiguration {
        let whole = SourceRange(file, 0..<file.text.utf8.count)
        let start = SourceRange(file, 0..<0)
        var configuration = SiteConfiguration(
            title: LocalizedText(texts: [:], fallback: ""), languages: [Language(tag: "en", name: "English")], sections: [],
            findings: [])
        do {
            guard let root = try YAMLReader.read(whole.offsets, of: file) else {
                configuration.report(.missingKey("title"), at: start)
                return configuration
            }
            guard case .mapping(let pairs) = root.kind else {
                configuration.report(.notAMapping, at: root.range)
                return configuration
            }
            configuration.read(YAMLMapping(pairs, at: root.range))
        } catch {
            configuration.report(.malformedYAML(problem: error.problem), at: error.range)
        }
        configuration.findings = configuration.findings.inOrder(startingWith: file)
        return configuration
    }

    private mutating func report(_ fact: DocumentFact, at range: SourceRange) {
        findings.append(Finding(.document(fact), at: range))
    }

    private mutating func read(_ root: YAMLMapping) {
        var mapping = root
        readLanguages(&mapping)
        if let title = localized("title", in: &mapping) {
            self.title = title
        } else if mapping["title"] == nil {
            mapping.report(.missingKey("title"), at: mapping.range.startOnly)
        }
        tagline = localized("tagline", in: &mapping)
        if let address = mapping.text("base-url") {
            let trimmed = address.value.reversed().drop { $0 == "/" }.reversed()
            baseURL = Located(String(trimmed), at: address.range)
        }
        if let pages = mapping["pages"] { readPages(pages, &mapping) }
        reportUnknown(Self.keys, in: &mapping)
        findings += mapping.findings
    }

    private func reportUnknown(_ keys: [String], in mapping: inout YAMLMapping) {
        for (key, _) in mapping.pairs where !keys.contains(key.value) {
            mapping.report(.unknownKey(key.value, nearest: NearMiss.best(for: key.value, in: keys)), at: key.range)
        }
    }

    // MARK: Languages

    private mutating func readLanguages(_ mapping: inout YAMLMapping) {
        guard let node = mapping["languages"] else {
            return mapping.report(.missingKey("languages"), at: mapping.range.startOnly)
        }
        guard case .mapping(let pairs) = node.kind, !pairs.isEmpty else {
            return mapping.report(.wrongType(key: "languages", expected: .mapping), at: mapping.placeToBlame("languages", node))
        }
        var names = YAMLMapping(pairs, at: node.range)
        var read: [Language] = []
        for (tag, _) in names.pairs {
            if !tag.value.isLanguageTag { names.report(.invalidLanguageTag(tag.value), at: tag.range) }
            if let name = names.text(tag.value) { read.append(Language(tag: tag.value, name: name.value)) }
        }
        if !read.isEmpty { languages = read }
        findings += names.findings
    }

    /// Text that is the same in all languages, or one text for each.
    private mutating func localized(_ key: String, in mapping: inout YAMLMapping) -> LocalizedText? {
        guard let node = mapping[key] else { return nil }
        if let text = node.text { return LocalizedText(texts: [:], fallback: text.value) }
        guard case .mapping(let pairs) = node.kind else {
            mapping.report(.wrongType(key: key, expected: .textOrTranslations), at: mapping.placeToBlame(key, node))
            return nil
        }
        var translations = YAMLMapping(pairs, at: node.range)
        var texts: [String: String] = [:]
        let tags = languages.map(\.tag)
        for (tag, _) in translations.pairs {
            texts[tag.value] = translations.text(tag.value)?.value
            if !tags.contains(tag.value) {
                translations.report(
                    .unknownLanguage(tag.value, nearest: NearMiss.best(for: tag.value, in: tags)), at: tag.range)
            }
        }
        for tag in tags where translations[tag] == nil {
            translations.report(.missingTranslation(key: key, language: tag), at: node.range)
        }
        findings += translations.findings
        return LocalizedText(texts: texts, fallback: tags.lazy.compactMap { texts[$0] }.first ?? "")
    }

    // MARK: Pages

    private mutating func readPages(_ node: YAMLNode, _ mapping: inout YAMLMapping) {
        guard case .list(let entries) = node.kind else {
            return mapping.report(.wrongType(key: "pages", expected: .pages), at: mapping.placeToBlame("pages", node))
        }
        var seen: Set<String> = []
        for entry in entries {
            if let slug = entry.text {
                var section = sections.popLast() ?? Section(title: nil, pages: [])
                if section.title != nil {
                    sections.append(section)
                    section = Section(title: nil, pages: [])
                }
                add(slug, to: &section, seen: &seen)
                sections.append(section)
            } else if case .mapping(let pairs) = entry.kind {
                var inner = YAMLMapping(pairs, at: entry.range)
                var section = Section(title: localized("section", in: &inner), pages: [])
                if inner["section"] == nil { inner.report(.missingKey("section"), at: entry.range) }
                if let pages = inner["pages"], case .list(let slugs) = pages.kind {
                    for slug in slugs {
                        guard let text = slug.text else {
                            inner.report(.wrongType(key: "pages", expected: .list), at: slug.range)
                            continue
                        }
                        add(text, to: &section, seen: &seen)
                    }
                } else {
                    inner.report(
                        inner["pages"] == nil ? .missingKey("pages") : .wrongType(key: "pages", expected: .list),
                        at: entry.range)
                }
                reportUnknown(Self.sectionKeys, in: &inner)
                findings += inner.findings
                sections.append(section)
            } else {
                mapping.report(.wrongType(key: "pages", expected: .pages), at: entry.range)
            }
        }
    }

    private mutating func add(_ slug: Located<String>, to section: inout Section, seen: inout Set<String>) {
        if !seen.insert(slug.value).inserted { return report(.repeatedPage(slug: slug.value), at: slug.range) }
        section.pages.append(slug)
    }
}

extension SourceRange {
    /// The place where it begins, without extent.
    fileprivate var startOnly: SourceRange { SourceRange(file, offsets.lowerBound..<offsets.lowerBound) }
}
