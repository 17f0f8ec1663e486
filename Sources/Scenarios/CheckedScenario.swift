import Articles
import Findings
import Trace

/// A scenario with what it did.
public struct CheckedScenario: Sendable {
    public let scenario: Scenario
    /// Nil when it could not be compiled or was not run.
    public let trace: Trace?
    /// One for each claim of each step, in the order of the file.
    public let claims: [ClaimResult]
    /// Where the bodies of the user-defined views stand that it ran: the line of `var body`, by type name.
    public let bodyLines: [String: ListingLine]

    public init(scenario: Scenario, trace: Trace?, claims: [ClaimResult], bodyLines: [String: ListingLine]) {
        self.scenario = scenario
        self.trace = trace
        self.claims = claims
        self.bodyLines = bodyLines
    }
}

/// Whether a claim holds; one that was not evaluated does not.
public struct ClaimResult: Sendable {
    public let claim: Claim
    /// Index of its step in the scenario.
    public let step: Int
    /// Empty when it holds.
    public let findings: [Finding]
    public var holds: Bool { findings.isEmpty }

    public init(claim: Claim, step: Int, findings: [Finding]) {
        self.claim = claim
        self.step = step
        self.findings = findings
    }
}
