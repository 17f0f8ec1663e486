/// Modifiers of looks and layout: recorded and shown as such, without any effect on identity, state or environment.
extension View {
    public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        looks("padding", length.map { "\($0)" } ?? "default")
    }
    public nonisolated func padding(_ length: CGFloat) -> some View { looks("padding", "\(length)") }
    public nonisolated func padding(_ insets: EdgeInsets) -> some View { looks("padding", "\(insets.top)") }
    public nonisolated func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
        looks("frame", "\(width.map { "\($0)" } ?? "–") × \(height.map { "\($0)" } ?? "–")")
    }
    public nonisolated func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View { looks("frame", "flexible") }
    public nonisolated func fixedSize() -> some View { looks("fixedSize", "true") }
    public nonisolated func layoutPriority(_ value: Double) -> some View { looks("layoutPriority", "\(value)") }
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { looks("offset", "\(x), \(y)") }
    public nonisolated func scaleEffect(_ scale: CGFloat) -> some View { looks("scaleEffect", "\(scale)") }
    public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View { looks("blur", "\(radius)") }
    public nonisolated func clipped(antialiased: Bool = false) -> some View { looks("clipped", "true") }
    public nonisolated func clipShape<S: Shape>(_ shape: S) -> some View { looks("clipShape", shape.shapeName) }
    public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        looks("cornerRadius", "\(radius)")
    }
    public nonisolated func shadow(
        color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View { looks("shadow", "\(radius)") }
    public nonisolated func zIndex(_ value: Double) -> some View { looks("zIndex", "\(value)") }
    public nonisolated func ignoresSafeArea() -> some View { looks("ignoresSafeArea", "true") }

    public nonisolated func font(_ font: Font?) -> some View { looks("font", font?.name ?? "default").environment(\.font, font) }
    public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View { looks("fontWeight", weight?.name ?? "default") }
    public nonisolated func bold(_ isActive: Bool = true) -> some View { looks("bold", "\(isActive)") }
    public nonisolated func italic(_ isActive: Bool = true) -> some View { looks("italic", "\(isActive)") }
    public nonisolated func monospacedDigit() -> some View { looks("monospacedDigit", "true") }
    public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        looks("multilineTextAlignment", "\(alignment)")
    }
    public nonisolated func lineLimit(_ number: Int?) -> some View {
        looks("lineLimit", number.map { "\($0)" } ?? "none").environment(\.lineLimit, number)
    }

    public nonisolated func foregroundColor(_ color: Color?) -> some View { looks("foregroundColor", color?.name ?? "default") }
    public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { looks("foregroundStyle", style.looks) }
    public nonisolated func tint(_ color: Color?) -> some View { looks("tint", color?.name ?? "default") }
    public nonisolated func background<S: ShapeStyle>(_ style: S) -> some View { looks("background", style.looks) }
    public nonisolated func border<S: ShapeStyle>(_ style: S, width: CGFloat = 1) -> some View { looks("border", style.looks) }

    public nonisolated func accessibilityLabel(_ key: LocalizedStringKey) -> some View { looks("accessibilityLabel", key.text) }
    public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
        looks("accessibilityIdentifier", identifier)
    }
    public nonisolated func navigationTitle(_ key: LocalizedStringKey) -> some View { looks("navigationTitle", key.text) }
    @_disfavoredOverload
    public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View { looks("navigationTitle", String(title)) }
}
