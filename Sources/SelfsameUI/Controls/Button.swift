import ViewGraph

/// Something to tap.
public nonisolated struct Button<Label: View>: PrimitiveView {
    let action: @MainActor () -> Void
    let role: ButtonRole?
    let label: Label

    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }

    public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.action = action
        self.role = role
        self.label = label()
    }

    public static func _mount(_ value: Self, at context: MountContext) -> ValueNode<Self> {
        ContainerNode(value, context, key: .part("label"), content: \.label) { button, children, context in
            var element = Element(kind: "button", text: children.label, children: children)
            if let role = button.role { element.modifiers["role"] = role.name }
            element.interaction.isEnabled = EnvironmentValues(store: context.environment.store).isEnabled
            element.interaction.tap = { onMainActor(button.action) }
            return element
        }
    }
}

/// What a button is for.
public struct ButtonRole: Hashable, Sendable {
    let name: String
    public static let destructive = ButtonRole(name: "destructive")
    public static let cancel = ButtonRole(name: "cancel")
}

extension Button where Label == Text {
    public init(_ titleKey: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(title) }
    }
}

extension Button where Label == SelfsameUI.Label<Text, Image> {
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { SelfsameUI.Label(titleKey, systemImage: systemImage) }
    }
}
