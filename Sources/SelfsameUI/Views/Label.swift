import ViewGraph

/// A title with an icon.
public nonisolated struct Label<Title: View, Icon: View>: PrimitiveView {
    private let parts: TupleView<(Icon, Title)>

    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) { parts = TupleView((icon(), title())) }

    public static func _mount(_ value: Self, at context: MountContext) -> ValueNode<Self> {
        mountContainer(value, at: context, kind: "hstack", content: \.parts)
    }
}

extension Label where Title == Text, Icon == Image {
    public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
    }

    public init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(name) })
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init(title: { Text(title) }, icon: { Image(systemName: name) })
    }
}
