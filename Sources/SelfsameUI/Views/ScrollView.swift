import ViewGraph

/// Content that may be larger than the screen. Scroll positions are not modelled.
public nonisolated struct ScrollView<Content: View>: PrimitiveView {
    let content: Content

    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public static func _mount(_ value: Self, at context: MountContext) -> ValueNode<Self> {
        mountContainer(value, at: context, kind: "scroll", content: \.content)
    }
}

/// Headers and footers that stay in sight.
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
