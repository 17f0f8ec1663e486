import ViewGraph

/// Makes one view out of another.
@MainActor @preconcurrency
public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = _ViewModifier_Content<Self>
    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

    /// Makes the node of a view with this modifier; modifiers with a body use the one given here.
    nonisolated static func _mount<Modified: View>(
        _ value: ModifiedContent<Modified, Self>, at context: MountContext
    ) -> ValueNode<ModifiedContent<Modified, Self>>
}

extension ViewModifier {
    public nonisolated static func _mount<Modified: View>(
        _ value: ModifiedContent<Modified, Self>, at context: MountContext
    ) -> ValueNode<ModifiedContent<Modified, Self>> {
        CustomModifierNode(
            value, context, parts: { ($0.modifier, $0.content) },
            body: { modifier in
                nonisolated(unsafe) let modifier = modifier
                return onMainActor { modifier.body(content: _ViewModifier_Content()) }
            })
    }
}

/// A modifier that describes itself.
@MainActor @preconcurrency
public protocol PrimitiveViewModifier: ViewModifier where Body == Never {}

extension PrimitiveViewModifier {
    public func body(content: Content) -> Never { fatalError("\(Self.self) describes itself and has no body") }
}

/// Stands for the modified view in the body of a modifier.
public nonisolated struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView {
    public static func _mount(_ value: Self, at context: MountContext) -> ValueNode<Self> {
        PlaceholderNode(value, context, modifier: Modifier.self)
    }
}
