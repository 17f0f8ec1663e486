/// A fixed list of views: each child's slot is its position (rule I1).
public final class TupleNode<Value, Elements>: ValueNode<Value> {
    private let elements: (Value) -> Elements
    private var nodes: [Node] = []
    private let layout: [(offset: Int, type: any Mountable.Type)]

    /// `elements` gives the tuple; every element's type must be mountable.
    public init(_ value: Value, _ context: MountContext, elements: @escaping (Value) -> Elements) {
        self.elements = elements
        layout = TupleLayouts.layout(of: Elements.self)
        super.init(value, context)
        nodes.reserveCapacity(layout.count)
        withUnsafeBytes(of: elements(value)) { bytes in
            for (index, element) in layout.enumerated() {
                let child = context.child(of: self, .index(index), order: index)
                nodes.append(mount(element.type, bytes.baseAddress! + element.offset, child))
            }
        }
    }

    public override func refresh() {
        withUnsafeBytes(of: elements(value)) { bytes in
            for (index, element) in layout.enumerated() { nodes[index].acceptErased(bytes.baseAddress! + element.offset) }
        }
    }

    public override var children: [Node] { nodes }
}

/// Opens the element's type and mounts the value at the pointer.
private func mount<Element: Mountable>(_ type: Element.Type, _ pointer: UnsafeRawPointer, _ context: MountContext) -> Node {
    Element._mount(pointer.assumingMemoryBound(to: Element.self).pointee, at: context)
}

/// Where the elements of tuple types lie, looked up once for each type.
private enum TupleLayouts {
    nonisolated(unsafe) private static var known: [ObjectIdentifier: [(offset: Int, type: any Mountable.Type)]] = [:]

    static func layout(of type: Any.Type) -> [(offset: Int, type: any Mountable.Type)] {
        if let layout = known[ObjectIdentifier(type)] { return layout }
        let layout = tupleElements(of: type).map { element in
            guard let mountable = element.type as? any Mountable.Type else {
                preconditionFailure("\(element.type) in a list of views is not a view")
            }
            return (element.offset, mountable)
        }
        known[ObjectIdentifier(type)] = layout
        return layout
    }
}
