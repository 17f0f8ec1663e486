import ViewGraph

extension View {
    /// Prints what made the body run (rules X1–X4): `Counter: @self, @identity, _count changed.`
    public nonisolated static func _printChanges() {
        let changes = Graph.current?.currentEvaluation?.changes ?? []
        let name = displayName(of: Self.self)
        print(changes.isEmpty ? "\(name): unchanged." : "\(name): \(changes.map(\.text).joined(separator: ", ")) changed.")
    }
}
