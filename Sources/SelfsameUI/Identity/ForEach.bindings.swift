import ViewGraph

extension ForEach where Content: View {
    /// Rows that can write their elements: each gets a binding to the element at its position.
    public nonisolated init<C>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == [ElementBinding<C, ID>], C: MutableCollection & RandomAccessCollection, C.Index: Hashable {
        let elements = data.wrappedValue
        self.init(
            data: elements.indices.map { ElementBinding(id: elements[$0][keyPath: id], binding: data[dynamicMember: \C[$0]]) },
            content: { content($0.binding) }, id: .path(\.id))
    }

    public nonisolated init<C>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == [ElementBinding<C, ID>], C: MutableCollection & RandomAccessCollection, C.Index: Hashable,
        C.Element: Identifiable, ID == C.Element.ID
    {
        self.init(data, id: \.id, content: content)
    }
}

/// A binding to one element of a collection, with the element's id.
public nonisolated struct ElementBinding<C: MutableCollection, ID: Hashable> {
    let id: ID
    let binding: Binding<C.Element>
}
