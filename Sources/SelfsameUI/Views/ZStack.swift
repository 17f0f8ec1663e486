import ViewGraph

/// Views in front of each other.
public nonisolated struct ZStack<Content: View>: PrimitiveView {
    let content: Content

    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) { self.content = content() }

    public static func _mount(_ value: Self, at context: MountContext) -> ValueNode<Self> {
        mountContainer(value, at: context, kind: "zstack", content: \.content)
    }
}
