extension LanguageFact.Syntax {
    /// The end of the identifier `expected-…`.
    var identifier: String {
        switch self {
        case .quotedText: "quoted-text"
        case .onOrOff: "on-or-off"
        case .equalsSign: "equals-sign"
        case .environmentPath: "environment-path"
        case .timesCount: "times-count"
        case .viewName: "view-name"
        case .printedLines: "printed-lines"
        case .scenarioTitle: "scenario-title"
        case .closingBracket: "closing-bracket"
        default: rawValue
        }
    }

    /// As it follows the word `expected`.
    var words: String {
        switch self {
        case .quotedText: "quoted text"
        case .expression: "a Swift expression"
        case .duration: "a duration such as `3s` or `200ms`"
        case .onOrOff: "`on` or `off`"
        case .into: "`into \"Placeholder\"`"
        case .equalsSign: "`=`"
        case .environmentPath: "a key path such as `\\.locale`"
        case .statement: "a Swift statement"
        case .name: "a name"
        case .count: "a count such as `2`, `1…3` or `≥ 1`"
        case .number: "a whole number"
        case .timesCount: "`× N`"
        case .viewName: "the name of a view"
        case .body: "`body`"
        case .fact: "a fact"
        case .claim: "a claim"
        case .cause: "a cause"
        case .value: "a value"
        case .colon: "`:`"
        case .printedLines: "quoted lines, `nothing` or `containing \"…\"`"
        case .scenarioTitle: "the scenario's title in quotes"
        case .closingBracket: "a comma or the closing bracket"
        }
    }
}

extension LanguageFact.Vocabulary {
    /// The end of the identifier `unknown-…`.
    var identifier: String {
        switch self {
        case .scenePhase: "scene-phase"
        case .systemValue: "system-value"
        case .systemSetting: "system-setting"
        }
    }

    var words: String {
        switch self {
        case .scenePhase: "scene phase"
        case .systemValue: "system value"
        case .systemSetting: "setting of this system value"
        }
    }
}
