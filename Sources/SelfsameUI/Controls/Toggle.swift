import ViewGraph

/// Something to switch on and off.
public nonisolated struct Toggle<Label: View>: PrimitiveView {
    @Binding var isOn: Bool
    let label: Label

    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        _isOn = isOn
        self.label = label()
    }

    public static func _mount(_ value: Self, at context: MountContext) -> ValueNode<Self> {
        ContainerNode(value, context, key: .part("label"), content: \.label) { toggle, children, context in
            var element = Element(
                kind: "toggle", text: children.label, value: toggle.isOn ? "on" : "off", children: children)
            element.interaction.isEnabled = EnvironmentValues(store: context.environment.store).isEnabled
            element.interaction.toggle = (isOn: { toggle.isOn }, set: { toggle.isOn = $0 })
            return element
        }
    }
}

extension Toggle where Label == Text {
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(titleKey) } }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }
}
