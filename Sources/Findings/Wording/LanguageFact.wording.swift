extension LanguageFact: FactInWords {
    var words: Words {
        switch self {
        case .nearlyFence(let word, let nearest):
            Words(
                "nearly-fence", "`\(word)` is nearly `\(nearest)`, so this block would not be checked",
                advice: "did you mean `\(nearest)`?")
        case .textBehindScenarioComment:
            Words(
                "text-behind-scenario", "text stands behind the end of the scenario's comment",
                advice: "begin a new line after `-->`")
        case .scenarioInText:
            Words("scenario-in-text", "a scenario stands inside a paragraph", advice: "begin a new line with `<!-- scenario`")
        case .listingInComment:
            Words("listing-in-comment", "a listing in a comment is not compiled", advice: "use a fence with the word `hidden`")

        case .unknownOption(let word, let block, let nearest):
            Words("unknown-option", "a \(block.rawValue) knows no word `\(word)`", advice: Words.didYouMean(nearest))
        case .repeatedOption(let word):
            Words("repeated-option", "`\(word)` is given twice", advice: "keep one of them")
        case .missingOptionValue(let option):
            Words("missing-option-value", "`\(option)` has no value", advice: "write `\(option)=\"…\"`")
        case .invalidOptionValue(let option, let value, let allowed):
            Words("invalid-option-value", "`\(option)` cannot be `\(value)`", advice: "allowed are " + Words.list(allowed))
        case .conflictingOptions(let first, let second):
            Words("conflicting-options", "`\(first)` and `\(second)` cannot stand together", advice: "keep one of them")
        case .missingProgramName:
            Words("missing-program-name", "`#` needs a name behind it", advice: "write it as in `#counter`")
        case .unterminatedText:
            Words("unterminated-text", "the quoted text is not closed on its line", advice: "add a `\"`")
        case .unknownEscape(let escape):
            Words("unknown-escape", "`\(escape)` means nothing in quoted text", advice: "write a backslash as `\\\\`")

        case .emptyScenario:
            Words("empty-scenario", "the scenario has no steps", advice: "begin with `launch SomeView()`")
        case .claimWithoutStep:
            Words("claim-without-step", "this claim stands under no step", advice: "a step begins in the first column")
        case .firstStepIsNoLaunch(let word):
            Words(
                "first-step-no-launch", "the first step is `\(word)`, but nothing has been launched",
                advice: "begin with `launch SomeView()`")
        case .lateLaunch:
            Words(
                "late-launch", "`launch` must be the first step",
                advice: "use another scenario, or several launches at the top with `as \"name\"`")
        case .unnamedVariant:
            Words("unnamed-variant", "one of several launches has no name", advice: "add `as \"name\"`")
        case .repeatedVariant(let name):
            Words("repeated-variant", "two launches are named \"\(name)\"", advice: "rename one of them")
        case .unknownVariant(let name, let nearest):
            Words("unknown-variant", "no launch is named \"\(name)\"", advice: nearest.map { "did you mean \"\($0)\"?" })
        case .claimBetweenLaunches:
            Words(
                "claim-between-launches", "claims of launches stand under the last launch",
                advice: "begin the claim with `\"name\":` to speak of one of them")
        case .unknownStep(let word, let nearest):
            Words("unknown-step", "there is no step `\(word)`", advice: Words.didYouMean(nearest))
        case .unsupportedStep(let word):
            Words("unsupported-step", "the step `\(word)` is not supported yet")
        case .unknownName(let name, let vocabulary, let nearest, let known):
            Words(
                "unknown-\(vocabulary.identifier)", "there is no \(vocabulary.words) `\(name)`",
                advice: Words.didYouMean(nearest, orOneOf: known))
        case .suffixNotAllowed(let suffix, let step):
            Words("suffix-not-allowed", "`\(step)` cannot take `\(suffix)`")
        case .repeatedSuffix(let suffix):
            Words("repeated-suffix", "`\(suffix)` is given twice", advice: "keep one of them")
        case .invalidTimes(let text):
            Words("invalid-times", "a step cannot be done `\(text)` times", advice: "write a whole number from 1 on")

        case .unknownClaim(let word, let nearest):
            Words(
                "unknown-claim", "`\(word)` begins no claim",
                advice: Words.didYouMean(nearest) ?? "begin with the name of a view, or with `prints`, `shows`, `expect` …")
        case .unknownFact(let word, let nearest):
            Words(
                "unknown-fact", "`\(word)` is no fact about a view",
                advice: Words.didYouMean(nearest) ?? "write `body 1`, `kept`, `reset`, `name = value` …")
        case .emptyFact:
            Words("empty-fact", "nothing stands beside this comma", advice: "remove it, or add a fact")
        case .claimWithoutFacts(let subject):
            Words("claim-without-facts", "nothing is claimed of `\(subject)`", advice: "add a fact: `\(subject) body 1`")
        case .emptyRange(let lower, let upper):
            Words("empty-range", "no number is from \(lower) to \(upper)", advice: "write the smaller one first")
        case .beforeWithoutEvent:
            Words(
                "before-without-event", "`before` needs a fact in front that names an event",
                advice: "write it as in `Row body 1, before Other body`")
        case .unknownCause(let text, let nearest):
            Words(
                "unknown-cause", "`\(text)` is no cause",
                advice: Words.didYouMean(nearest)
                    ?? "write `@State name`, `@Environment \\.key`, `value name`, `Model.name`, `first` or `identity`")
        case .invalidValue(let text):
            Words("invalid-value-syntax", "`\(text)` is no value", advice: Self.valueAdvice)
        case .bareWordAsValue(let word):
            Words(
                "bare-word", "`\(word)` is neither quoted nor a case",
                advice: "write `\"\(word)\"` for text and `.\(word)` for a case of an enumeration")
        case .optionalInValue:
            Words(
                "optional-in-value", "an optional's value is written without `Optional(…)`",
                advice: "keep what stands in the brackets")
        case .stepAfterTrap:
            Words("step-after-trap", "no step can follow `traps`", advice: "the program stops there")
        case .claimAfterTrap:
            Words("claim-after-trap", "`traps` must be the last claim of its step", advice: "move it down")

        case .commentIsNoClaim:
            Words(
                "comment-is-no-claim", "this comment begins like a claim and is none",
                advice: "write it as in `<!-- #name \"Title\" tap \"Label\": View kept -->`")
        case .proseClaimBindsNothing:
            Words(
                "claim-binds-nothing", "this claim binds neither a code span nor a sentence",
                advice: "put it directly behind the words it is about, on the same line")
        case .proseClaimTakesNoValue:
            Words(
                "claim-takes-no-value", "a claim behind a code span ends where the value belongs",
                advice: "end it with `body`, `body total`, `present ×` or a property's name; or put a space before the comment")
        case .unknownScenario(let program, let title, let nearest):
            Words(
                "unknown-scenario", "no scenario of `#\(program)` is titled \"\(title)\"",
                advice: nearest.map { "did you mean \"\($0)\"?" })
        case .ambiguousScenario(let title):
            Words("ambiguous-scenario", "several scenarios are titled \"\(title)\"", advice: "give each its own title")
        case .unknownProseStep(let text, let nearest):
            Words("unknown-prose-step", "the scenario has no step `\(text)`", advice: Words.didYouMean(nearest))
        case .ambiguousProseStep(let text):
            Words(
                "ambiguous-prose-step", "the scenario has several steps `\(text)`", advice: "speak of a step that occurs once")
        case .proseClaimNeedsVariant(let names):
            Words(
                "claim-needs-variant", "the scenario has variants and the claim names none",
                advice: "begin the claim with " + names.map { "`\"\($0)\":`" }.joined(separator: " or "))

        case .expected(let syntax, let found):
            Words("expected-\(syntax.identifier)", "expected \(syntax.words)" + (found.isEmpty ? "" : ", not `\(found)`"))
        case .leftover(let text):
            Words("leftover", "`\(text)` has no meaning here")
        }
    }

    private static let valueAdvice =
        "write a number, `true`, `nil`, `\"text\"`, `.case`, `[1, 2]` or `Type(field: value)`"
}
