import ViewGraph

/// A line of text to edit.
public nonisolated struct TextField<Label: View>: PrimitiveView {
    private let text: Binding<String>
    private let label: Label
    private let kind: String

    init(kind: String, text: Binding<String>, label: Label) {
        self.kind = kind
        self.text = text
        self.label = label
    }

    public static func _mount(_ value: Self, at context: MountContext) -> ValueNode<Self> {
        ContainerNode(value, context, key: .part("label"), content: \.label) { field, children, context in
            let values = EnvironmentValues(store: context.environment.store)
            var element = Element(kind: field.kind, text: children.label, value: field.text.wrappedValue)
            element.interaction.isEnabled = values.isEnabled
            element.interaction.text = (get: { field.text.wrappedValue }, set: { field.text.wrappedValue = $0 })
            element.interaction.submit = { values.submitAction?() }
            return element
        }
    }
}

extension TextField where Label == Text {
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(kind: "textField", text: text, label: Text(titleKey))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(kind: "textField", text: text, label: Text(title))
    }
}

extension EnvironmentValues {
    /// What return in a field does.
    var submitAction: (() -> Void)? {
        get { self[SubmitActionKey.self] }
        set { self[SubmitActionKey.self] = newValue }
    }
}

private struct SubmitActionKey: EnvironmentKey {
    static var defaultValue: (() -> Void)? { nil }
}

extension View {
    /// Acts when return is pressed in a field inside.
    public nonisolated func onSubmit(_ action: @escaping () -> Void) -> some View { environment(\.submitAction, action) }
}
