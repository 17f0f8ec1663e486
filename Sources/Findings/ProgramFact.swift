/// What can be the matter in the area `Fact.program`.
public enum ProgramFact: Hashable, Sendable {
}
