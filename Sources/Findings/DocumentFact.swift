/// What can be the matter in the area `Fact.document`.
public enum DocumentFact: Hashable, Sendable {
}
