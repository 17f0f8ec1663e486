import Findings

/// Claims in running text.
extension ArticleReader {
    /// With the comments that are claims taken out, and what they bind marked.
    func withClaims(_ inlines: [PlacedInline], in source: InlineSource) -> [PlacedInline] {
        let inlines = inlines.map { $0.mapChildren { withClaims($0, in: source) } }
        guard inlines.contains(where: { if case .html = $0.kind { true } else { false } }) else { return inlines }
        var sentences = Sentences()
        for (index, inline) in inlines.enumerated() {
            guard case .html(let html) = inline.kind, isClaim(html, at: inline.range, in: source) else {
                sentences.append(inline, next: index + 1 < inlines.count ? inlines[index + 1] : nil)
                continue
            }
            do {
                try bind(inline, in: &sentences, source: source)
            } catch {
                report(error.fact, at: error.range)
            }
        }
        return sentences.marked { claims, range in
            for claim in claims { proseClaims[claim].binding = .sentence(source.range(range)) }
        }
    }

    private func isClaim(_ html: String, at range: Range<Int>, in source: InlineSource) -> Bool {
        guard html.hasPrefix("<!--"), html.hasSuffix("-->"), range.count >= 7 else { return false }
        if ProseClaimText.begins(in: Array(html.utf8)) { return true }
        var inner = source.cursor(range.lowerBound + 4..<range.upperBound - 3)
        inner.skipSpaces()
        let word = inner.take { !$0.isSpaceOrTab }
        if word.value == "scenario" {
            report(.scenarioInText, at: source.range(range))
        } else if BlockWord.nearest(to: word.value) == "scenario" {
            report(.nearlyFence(word: word.value, nearest: "scenario"), at: word.range)
        }
        return false
    }

    private func bind(_ comment: PlacedInline, in sentences: inout Sentences, source: InlineSource) throws(SyntaxProblem) {
        let inner = comment.range.lowerBound + 4..<comment.range.upperBound - 3
        let text = try ProseClaimText(source.cursor(inner))
        let index = proseClaims.count
        let binding: ProseClaim.Binding
        var words = text.claim
        if let (code, content) = sentences.codeSpan(before: comment.range.lowerBound) {
            let value = source.cursor(content)
            words = try text.claim(withValue: value)
            binding = .value(Located(code, at: source.range(content)))
        } else if sentences.hasWords {
            binding = .sentence(source.range(comment.range))
        } else {
            throw SyntaxProblem(.proseClaimBindsNothing, at: source.range(comment.range))
        }
        var problems: [SyntaxProblem] = []
        var claim = try ClaimReader.claim(words, problems: &problems)
        if let problem = problems.first { throw problem }
        claim.range = text.claim.restTrimmed.range
        proseClaims.append(
            ProseClaim(
                index: index, program: text.program, title: text.title, step: text.step, claim: claim, binding: binding,
                range: source.range(comment.range)))
        if case .value = binding { sentences.markValue(claim: index) } else { sentences.markSentence(claim: index) }
    }

    // MARK: What they speak of

    /// Finds scenario and step of each claim, when all scenarios are known.
    func resolveProseClaims() {
        for index in proseClaims.indices {
            do {
                try resolve(&proseClaims[index])
            } catch {
                report(error.fact, at: error.range)
            }
        }
    }

    private func resolve(_ claim: inout ProseClaim) throws(SyntaxProblem) {
        let title = claim.title
        let ofProgram = scenarios.filter { $0.program?.value == claim.program.value }
        let found = ofProgram.filter { $0.title?.value == title.value }
        guard let scenario = found.first else {
            let nearest = NearMiss.best(for: title.value, in: ofProgram.compactMap { $0.title?.value })
            throw SyntaxProblem(
                .unknownScenario(program: claim.program.value, title: title.value, nearest: nearest),
                at: SourceRange(file, claim.program.range.offsets.lowerBound..<title.range.offsets.upperBound))
        }
        if found.count > 1 { throw SyntaxProblem(.ambiguousScenario(title: title.value), at: title.range) }
        claim.scenario = scenario.index
        try checkVariant(of: claim, in: scenario)
        claim.stepIndex = try step(of: claim, in: scenario)
    }

    private func checkVariant(of claim: ProseClaim, in scenario: Scenario) throws(SyntaxProblem) {
        let known = scenario.variants
        if let variant = claim.claim.variant {
            guard !known.contains(variant.value) else { return }
            let nearest = NearMiss.best(for: variant.value, in: known)
            throw SyntaxProblem(.unknownVariant(variant.value, nearest: nearest), at: variant.range)
        }
        if !known.isEmpty { throw SyntaxProblem(.proseClaimNeedsVariant(known), at: claim.claim.range) }
    }

    private func step(of claim: ProseClaim, in scenario: Scenario) throws(SyntaxProblem) -> Int? {
        guard let step = claim.step else { return scenario.steps.indices.last }
        let wanted = step.value.comparableStep
        let found = scenario.steps.indices.filter { scenario.steps[$0].text.comparableStep == wanted }
        if found.count > 1 { throw SyntaxProblem(.ambiguousProseStep(step.value), at: step.range) }
        // A scenario with lines that could not be read may have the step in one of them.
        if found.isEmpty, scenario.isSound {
            let nearest = NearMiss.best(for: step.value, in: scenario.steps.map(\.text))
            throw SyntaxProblem(.unknownProseStep(step.value, nearest: nearest), at: step.range)
        }
        return found.first
    }
}

extension String {
    /// A step's text without differences that mean nothing: spaces, and `x` for `×`.
    fileprivate var comparableStep: String {
        split { $0.isWhitespace }.map { $0 == "x" ? "×" : String($0) }.joined(separator: " ")
    }
}
