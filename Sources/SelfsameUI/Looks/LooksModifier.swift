import ViewGraph

/// A modifier that changes how its content is shown, and nothing else of what is modelled.
public nonisolated struct _LooksModifier: PrimitiveViewModifier, Sendable {
    let name: String
    let value: String

    public static func _mount<Modified: View>(
        _ value: ModifiedContent<Modified, Self>, at context: MountContext
    ) -> ValueNode<ModifiedContent<Modified, Self>> {
        ModifierNode(value, context, content: \.content) { value, elements, _ in
            for index in elements.indices {
                // What stands further in counts: it was there first.
                if elements[index].modifiers[value.modifier.name] == nil {
                    elements[index].modifiers[value.modifier.name] = value.modifier.value
                }
            }
        }
    }
}

extension View {
    /// Notes a change of looks on every element inside.
    nonisolated func looks(_ name: String, _ value: String) -> ModifiedContent<Self, _LooksModifier> {
        modifier(_LooksModifier(name: name, value: value))
    }
}
