/// Something to tell the author, at its place.
public struct Finding: Hashable, Sendable {
    public enum Severity: String, Sendable, Comparable {
        case warning, error

        public static func < (left: Self, right: Self) -> Bool { left == .warning && right == .error }
    }

    /// What is the matter; `Wording` turns it into English.
    public let fact: Fact
    public let range: SourceRange
    public var severity: Severity { fact.severity }

    public init(_ fact: Fact, at range: SourceRange) {
        self.fact = fact
        self.range = range
    }
}
