import Findings

/// Puts the lines of a scenario together: steps at column 0, claims under them.
struct ScenarioReader {
    let file: SourceFile
    private(set) var problems: [SyntaxProblem] = []
    private var steps: [Step] = []
    /// Whether the step that a claim would belong to could not be read.
    private var isUnderBrokenStep = false
    private var hasTrapped = false
    private var lineCount = 0

    init(file: SourceFile) { self.file = file }

    mutating func read(_ line: SourceLine) {
        var code = line
        if let comment = Nesting.commentStart(in: line.bytes) { code.bytes.removeSubrange(comment...) }
        while code.bytes.last?.isSpaceOrTab == true { code.bytes.removeLast() }
        guard !code.isBlank else { return }
        lineCount += 1
        var cursor = Cursor(code, in: file)
        cursor.skipSpaces()
        if code.indentation == 0 { readStep(cursor) } else { readClaim(cursor) }
    }

    /// The steps; `emptyAt` is the place to speak of when there are none.
    mutating func finish(emptyAt place: SourceRange) -> [Step] {
        if lineCount == 0 { problems.append(SyntaxProblem(.emptyScenario, at: place)) }
        checkVariants()
        return steps
    }

    // MARK: Steps

    private mutating func readStep(_ cursor: Cursor) {
        isUnderBrokenStep = false
        if hasTrapped { problems.append(SyntaxProblem(.stepAfterTrap, at: cursor.restTrimmed.range)) }
        do {
            add(try StepReader.step(cursor), word: cursor.wordHere)
        } catch {
            problems.append(error)
            isUnderBrokenStep = true
        }
    }

    private mutating func add(_ step: Step, word: SourceRange) {
        guard case .launch(let launches) = step.action.value else {
            if steps.isEmpty, problems.isEmpty {
                problems.append(SyntaxProblem(.firstStepIsNoLaunch(word: word.text), at: word))
            }
            steps.append(step)
            return
        }
        guard let first = steps.first, steps.count == 1, case .launch(let earlier) = first.action.value else {
            if !steps.isEmpty { problems.append(SyntaxProblem(.lateLaunch, at: word)) }
            steps.append(step)
            return
        }
        if let claim = first.claims.first { problems.append(SyntaxProblem(.claimBetweenLaunches, at: claim.range)) }
        let range = SourceRange(file, first.range.offsets.lowerBound..<step.range.offsets.upperBound)
        let all = Located(Step.Action.launch(earlier + launches), at: range)
        steps[0] = Step(
            action: all, times: 1, within: nil, claims: first.claims, text: first.text + "\n" + step.text, range: range)
    }

    // MARK: Claims

    private mutating func readClaim(_ cursor: Cursor) {
        guard !steps.isEmpty || isUnderBrokenStep else {
            problems.append(SyntaxProblem(.claimWithoutStep, at: cursor.restTrimmed.range))
            return
        }
        if hasTrapped { problems.append(SyntaxProblem(.claimAfterTrap, at: cursor.restTrimmed.range)) }
        do {
            let claim = try ClaimReader.claim(cursor, problems: &problems)
            if case .traps = claim.statement { hasTrapped = true }
            if !isUnderBrokenStep { steps[steps.count - 1].claims.append(claim) }
        } catch {
            problems.append(error)
        }
    }

    // MARK: Variants

    private mutating func checkVariants() {
        let launches = steps.first?.launches ?? []
        var names: [String] = []
        for launch in launches {
            guard let variant = launch.variant else {
                if launches.count > 1 { problems.append(SyntaxProblem(.unnamedVariant, at: launch.expression.range)) }
                continue
            }
            if names.contains(variant.value) {
                problems.append(SyntaxProblem(.repeatedVariant(variant.value), at: variant.range))
            }
            names.append(variant.value)
        }
        for claim in steps.flatMap(\.claims) {
            guard let variant = claim.variant, !names.contains(variant.value) else { continue }
            let nearest = NearMiss.best(for: variant.value, in: names)
            problems.append(SyntaxProblem(.unknownVariant(variant.value, nearest: nearest), at: variant.range))
        }
    }
}
