import ViewGraph

/// A view, or a modifier, with a modifier applied.
public nonisolated struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier

    public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View, Mountable, PrimitiveView where Content: View, Modifier: ViewModifier {
    public nonisolated static func _mount(_ value: Self, at context: MountContext) -> ValueNode<Self> {
        Modifier._mount(value, at: context)
    }
}

extension View {
    /// Applies a modifier.
    public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}
