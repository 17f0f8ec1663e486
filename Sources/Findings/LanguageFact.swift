/// What can be the matter in the area `Fact.language`.
public enum LanguageFact: Hashable, Sendable {
}
