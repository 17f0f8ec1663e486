import ViewGraph

/// Work in progress.
public nonisolated struct ProgressView: PrimitiveView, Sendable {
    let title: String?
    let fraction: Double?

    public init() {
        title = nil
        fraction = nil
    }

    public init(_ titleKey: LocalizedStringKey) {
        title = titleKey.text
        fraction = nil
    }

    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) {
        title = nil
        fraction = value.map { Double($0 / total) }
    }

    public static func _mount(_ value: Self, at context: MountContext) -> ValueNode<Self> {
        LeafNode(value, context) { progress, _ in
            Element(kind: "progress", text: progress.title, value: progress.fraction.map { "\(Int(($0 * 100).rounded())) %" })
        }
    }
}
