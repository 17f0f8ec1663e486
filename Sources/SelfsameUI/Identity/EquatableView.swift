import ViewGraph

/// A view that is compared by its own `==`, whatever it is made of (rule R6).
public nonisolated struct EquatableView<Content: Equatable & View>: PrimitiveView {
    public var content: Content

    public init(content: Content) { self.content = content }

    public static func _mount(_ value: Self, at context: MountContext) -> ValueNode<Self> {
        ComparingNode(value, context, content: \.content) { old, new in
            compareValues(old.content, new.content, mode: .equatableAlways)
        }
    }
}

extension View where Self: Equatable {
    /// Has the view compared by its own `==`.
    public nonisolated func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
