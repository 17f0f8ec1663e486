/// What can be the matter in the area `Fact.language`.
public enum LanguageFact: Hashable, Sendable {
    // MARK: Fences and comments

    /// The first word of a fence or comment is nearly `swift` or `scenario`.
    case nearlyFence(word: String, nearest: String)
    /// A comment begins with `scenario` but goes on with text behind its end.
    case textBehindScenarioComment
    /// A scenario stands between other words of a paragraph.
    case scenarioInText
    /// A `swift` block stands in a comment, where it is not compiled.
    case listingInComment

    // MARK: Words of listings and scenarios

    case unknownOption(word: String, of: Block, nearest: String?)
    case repeatedOption(word: String)
    /// `title=` without a value, or `title=A B` without quotes.
    case missingOptionValue(option: String)
    case invalidOptionValue(option: String, value: String, allowed: [String])
    /// Two words that cannot stand together.
    case conflictingOptions(String, String)
    case missingProgramName
    /// A quotation mark that is not closed on its line.
    case unterminatedText
    /// A backslash in quoted text with something behind it that Swift does not know.
    case unknownEscape(String)

    // MARK: Scenarios and steps

    case emptyScenario
    case claimWithoutStep
    case firstStepIsNoLaunch(word: String)
    case lateLaunch
    /// Several launches of which this one has no `as "name"`.
    case unnamedVariant
    case repeatedVariant(String)
    case unknownVariant(String, nearest: String?)
    /// Claims between two launches.
    case claimBetweenLaunches
    case unknownStep(word: String, nearest: String?)
    case unsupportedStep(word: String)
    case unknownName(String, of: Vocabulary, nearest: String?, known: [String])
    /// `× N` or `in View` at a step that happens once and to the whole.
    case suffixNotAllowed(suffix: String, step: String)
    case repeatedSuffix(String)
    case invalidTimes(String)

    // MARK: Claims

    case unknownClaim(word: String, nearest: String?)
    case unknownFact(word: String, nearest: String?)
    case emptyFact
    case claimWithoutFacts(subject: String)
    case emptyRange(lower: Int, upper: Int)
    /// `before` with no fact in front that names an event.
    case beforeWithoutEvent
    case unknownCause(String, nearest: String?)
    case invalidValue(String)
    /// A bare word where a value should be.
    case bareWordAsValue(String)
    case optionalInValue
    case stepAfterTrap
    case claimAfterTrap

    // MARK: Claims in prose

    /// A comment begins with `#name "` and is no claim.
    case commentIsNoClaim
    /// Nothing stands in front of the comment that it could bind.
    case proseClaimBindsNothing
    /// The claim behind a code span already has a value, or cannot take one.
    case proseClaimTakesNoValue
    case unknownScenario(program: String, title: String, nearest: String?)
    case ambiguousScenario(title: String)
    case unknownProseStep(String, nearest: String?)
    case ambiguousProseStep(String)
    /// The scenario has variants and the claim names none.
    case proseClaimNeedsVariant([String])

    // MARK: Anywhere

    case expected(Syntax, found: String)
    case leftover(String)

    /// What the words belong to.
    public enum Block: String, Hashable, Sendable { case listing, scenario }

    /// A closed list of names.
    public enum Vocabulary: String, Hashable, Sendable { case scenePhase, systemValue, systemSetting }

    /// What should have stood at a place.
    public enum Syntax: String, Hashable, Sendable, CaseIterable {
        case quotedText, expression, duration, onOrOff, into, equalsSign, environmentPath, statement, name, count, number
        case timesCount, viewName, body, fact, claim, cause, value, colon, printedLines, scenarioTitle, closingBracket
    }
}
