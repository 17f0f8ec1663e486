import ViewGraph

/// How far content shows; the content itself stays whatever the number.
public nonisolated struct _OpacityEffect: PrimitiveViewModifier, Sendable {
    public var opacity: Double

    public static func _mount<Modified: View>(
        _ value: ModifiedContent<Modified, Self>, at context: MountContext
    ) -> ValueNode<ModifiedContent<Modified, Self>> {
        ModifierNode(value, context, content: \.content) { value, elements, _ in
            for index in elements.indices {
                let inner = elements[index].modifiers["opacity"].flatMap(Double.init) ?? 1
                elements[index].modifiers["opacity"] = renderValue(inner * value.modifier.opacity)
            }
        }
    }
}

extension View {
    /// Makes the view more or less transparent. At 0 it is not seen and cannot be tapped, and keeps its space and its state.
    public nonisolated func opacity(_ opacity: Double) -> some View { modifier(_OpacityEffect(opacity: opacity)) }

    /// Hides the view; it keeps its space.
    public nonisolated func hidden() -> some View { looks("hidden", "true") }

    /// Whether the view can be tapped.
    public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View { looks("allowsHitTesting", "\(enabled)") }

    /// Whether assistive technologies leave the view out.
    public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View { looks("accessibilityHidden", "\(hidden)") }

    /// Whether controls inside do nothing; a view inside cannot undo it.
    public nonisolated func disabled(_ disabled: Bool) -> some View {
        looks("disabled", "\(disabled)").transformEnvironment(\.isEnabled) { [disabled] in $0 = $0 && !disabled }
    }
}
