import ViewGraph

/// A view for each element of a collection, matched from one update to the next by the elements' ids.
public nonisolated struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    public var data: Data
    public var content: (Data.Element) -> Content
    let id: IDSource

    /// How an element's id is found.
    enum IDSource {
        case path(KeyPath<Data.Element, ID>)
        /// Elements of a constant range are their own ids.
        case constantRange
    }

    private func id(of element: Data.Element) -> AnyHashable {
        switch id {
        case .path(let path): AnyHashable(element[keyPath: path])
        case .constantRange: (element as? AnyHashable) ?? AnyHashable(0)
        }
    }
}

extension ForEach: View, Mountable, PrimitiveView where Content: View {
    public nonisolated static func _mount(_ value: Self, at context: MountContext) -> ValueNode<Self> {
        let isConstant = if case .constantRange = value.id { true } else { false }
        return CollectionNode(
            value, context,
            source: CollectionNode.Source(
                ids: { value in value.data.map { value.id(of: $0) } },
                content: { value, index in
                    value.content(value.data[value.data.index(value.data.startIndex, offsetBy: index)])
                },
                isConstant: isConstant, name: "ForEach<\(Data.self), \(ID.self), \(Content.self)>"))
    }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
    public nonisolated init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content, id: .path(\.id))
    }
}

extension ForEach where Content: View {
    public nonisolated init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, id: .path(id))
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    /// The number of rows must not change: use an explicit id for a range that does.
    public nonisolated init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, content: content, id: .constantRange)
    }
}
