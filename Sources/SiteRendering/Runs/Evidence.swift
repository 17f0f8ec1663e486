import Articles

/// What a scenario's author says about the source of its outcome: how sure it is, and where it comes from.
struct Evidence {
    let scenario: Scenario
    let words: any Words

    var markup: Markup {
        guard scenario.confidence != nil || scenario.source != nil else { return .nothing }
        return Tag.p(.class("evidence")) {
            Tag.span(.class("label")) { words.evidence }
            if let confidence = scenario.confidence { Tag.b { confidence.value } }
            if let source = scenario.source { Tag.span { source.value } }
        }
    }
}
