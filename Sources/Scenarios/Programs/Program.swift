import Articles

/// Swift that is compiled together: the listings that some scenarios see, and those scenarios.
struct Program: Sendable {
    let article: Article
    let listings: [VisibleListing]
    /// Swift language mode: 5 or 6.
    let languageMode: Int
    /// Positions in `Article.scenarios`. Empty when it only shows that its listings compile.
    let scenarios: [Int]
    let names: DriverNames
    let hasEntryPoint: Bool
    let importsSwiftUI: Bool
    /// Listings in which the parser found mistakes.
    let malformed: [Int]
    /// Statements that take the place of a body in one of the listings.
    let fragment: Fragment?
    /// A listing that must not compile: the fragment, or the last of `listings`.
    let failing: Int?

    /// The same program, with fewer scenarios and names.
    func without(scenarios left: Set<Int>, names leftNames: Set<String>) -> Program {
        Program(
            article: article, listings: listings, languageMode: languageMode,
            scenarios: scenarios.filter { !left.contains($0) },
            names: DriverNames(
                environmentPaths: names.environmentPaths.filter { !leftNames.contains($0) },
                observedProperties: names.observedProperties.filter { !leftNames.contains($0) }),
            hasEntryPoint: hasEntryPoint, importsSwiftUI: importsSwiftUI, malformed: malformed,
            fragment: fragment, failing: failing)
    }
}

/// What the driver tells the engine by name.
struct DriverNames: Hashable, Sendable {
    /// `data.target` of `\.data.target`.
    var environmentPaths: [String]
    /// `Model.count`.
    var observedProperties: [String]
}
