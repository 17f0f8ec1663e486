import ViewGraph

/// Views side by side.
public nonisolated struct HStack<Content: View>: PrimitiveView {
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let content: Content

    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    public static func _mount(_ value: Self, at context: MountContext) -> ValueNode<Self> {
        mountContainer(value, at: context, kind: "hstack", content: \.content) { ["alignment": $0.alignment.rawValue] }
    }
}

/// As `HStack`. All of its content exists from the start: which rows a screen would show is not modelled.
public nonisolated struct LazyHStack<Content: View>: PrimitiveView {
    let alignment: VerticalAlignment
    let content: Content

    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.content = content()
    }

    public static func _mount(_ value: Self, at context: MountContext) -> ValueNode<Self> {
        mountContainer(value, at: context, kind: "hstack", content: \.content) { ["alignment": $0.alignment.rawValue] }
    }
}
