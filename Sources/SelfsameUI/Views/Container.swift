import ViewGraph

/// Mounts a view that arranges its content: an element of the given kind with the content's elements inside.
nonisolated func mountContainer<Value, Content: View>(
    _ value: Value, at context: MountContext, kind: String, rows: ContainerNode<Value, Content>.Rows = .none,
    content: @escaping (Value) -> Content,
    modifiers: @escaping (Value) -> [String: String] = { _ in [:] }
) -> ValueNode<Value> {
    ContainerNode(value, context, rows: rows, content: content) { value, children, _ in
        Element(kind: kind, modifiers: modifiers(value), children: children)
    }
}

extension [Element] {
    /// All text in the elements, as a label reads.
    var label: String {
        map { element in
            if element.kind == "image" { return "" }
            return element.text ?? element.children.label
        }.filter { !$0.isEmpty }.joined(separator: " ")
    }
}
