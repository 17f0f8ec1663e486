import ViewGraph

/// Acts when the content appears and disappears.
public nonisolated struct _AppearanceActionModifier: PrimitiveViewModifier {
    public var appear: (() -> Void)?
    public var disappear: (() -> Void)?

    public static func _mount<Modified: View>(
        _ value: ModifiedContent<Modified, Self>, at context: MountContext
    ) -> ValueNode<ModifiedContent<Modified, Self>> {
        AppearanceNode(
            value, context, content: \.content, appear: { $0.modifier.appear }, disappear: { $0.modifier.disappear })
    }
}

extension View {
    /// Acts after the view's first body and before it is drawn.
    public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(_AppearanceActionModifier(appear: action, disappear: nil))
    }

    /// Acts when the view is gone.
    public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(_AppearanceActionModifier(appear: nil, disappear: action))
    }
}
