import ViewGraph

/// Views one below the other.
public nonisolated struct VStack<Content: View>: PrimitiveView {
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let content: Content

    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    public static func _mount(_ value: Self, at context: MountContext) -> ValueNode<Self> {
        mountContainer(value, at: context, kind: "vstack", content: \.content) { ["alignment": $0.alignment.rawValue] }
    }
}

/// As `VStack`. All of its content exists from the start: which rows a screen would show is not modelled.
public nonisolated struct LazyVStack<Content: View>: PrimitiveView {
    let alignment: HorizontalAlignment
    let content: Content

    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.content = content()
    }

    public static func _mount(_ value: Self, at context: MountContext) -> ValueNode<Self> {
        mountContainer(value, at: context, kind: "vstack", content: \.content) { ["alignment": $0.alignment.rawValue] }
    }
}
