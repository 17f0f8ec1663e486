import ViewGraph

/// Rows in one column. All rows exist from the start: which rows a screen would show is not modelled.
public nonisolated struct List<Content: View>: PrimitiveView {
    let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        content = ForEach(data, content: rowContent)
    }

    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        content = ForEach(data, id: id, content: rowContent)
    }

    public static func _mount(_ value: Self, at context: MountContext) -> ValueNode<Self> {
        mountContainer(value, at: context, kind: "list", rows: .own, content: \.content)
    }
}

/// Controls for entering data, one below the other.
public nonisolated struct Form<Content: View>: PrimitiveView {
    let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public static func _mount(_ value: Self, at context: MountContext) -> ValueNode<Self> {
        mountContainer(value, at: context, kind: "form", content: \.content)
    }
}
