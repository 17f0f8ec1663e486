/// What can be the matter in the area `Fact.claim`.
public enum ClaimFact: Hashable, Sendable {
}
