/// The rows of a `ForEach`, matched by id alone (rules F1–F7).
public final class CollectionNode<Value, Content: Mountable>: ValueNode<Value> {
    /// How to take a value apart.
    public struct Source {
        /// The rows' ids, in order.
        public var ids: (Value) -> [AnyHashable]
        /// The content of the row at a position.
        public var content: (Value, Int) -> Content
        /// Whether the number of rows must stay as it was first (`ForEach(0..<n)` without ids).
        public var isConstant: Bool
        /// The type's name for warnings.
        public var name: String

        public init(
            ids: @escaping (Value) -> [AnyHashable], content: @escaping (Value, Int) -> Content, isConstant: Bool, name: String
        ) {
            self.ids = ids
            self.content = content
            self.isConstant = isConstant
            self.name = name
        }
    }

    private let source: Source
    private var rows: [RowNode<Content>] = []
    private var rowsByID: [AnyHashable: RowNode<Content>] = [:]
    /// The value that the rows are made from: with constant data, the newest one of the first size.
    private var shown: Value

    public init(_ value: Value, _ context: MountContext, source: Source) {
        self.source = source
        shown = value
        super.init(value, context)
        refresh()
    }

    /// An equal value, closure and all, leaves the rows alone; a different one makes every row again (rules F4, G3).
    public override func accept(_ value: Value) {
        if !compareValues(self.value, value, mode: .equatableUnlessPOD) { super.accept(value) }
    }

    public override func refresh() {
        let ids = source.ids(value)
        if source.isConstant, !rows.isEmpty || rowsByID.count != ids.count, isMounted, ids.count != rows.count {
            graph.warn(
                "\(source.name) count (\(ids.count)) != its initial count (\(rows.count)). `ForEach(_:content:)` should only be "
                    + "used for *constant* data. Instead conform data to `Identifiable` or use `ForEach(_:id:content:)` and "
                    + "provide an explicit `id`!")
            return
        }
        isMounted = true
        shown = value
        var next: [RowNode<Content>] = []
        next.reserveCapacity(ids.count)
        var nextByID: [AnyHashable: RowNode<Content>] = Dictionary(minimumCapacity: ids.count)
        for (index, id) in ids.enumerated() {
            if nextByID[id] != nil {
                graph.warn(
                    "\(source.name): the ID \(id.base) occurs multiple times within the collection, "
                        + "this will give undefined results!")
                continue
            }
            let row: RowNode<Content>
            if let known = rowsByID[id] {
                row = known
                row.move(to: index, order: next.count)
                // At once, so that old and new rows are made in their order.
                row.update()
            } else {
                row = makeRow(id, index: index, order: next.count)
            }
            next.append(row)
            nextByID[id] = row
        }
        let removed = rows.filter { nextByID[$0.id] !== $0 }
        let changed = !removed.isEmpty || next.count != rows.count
        rows = next
        rowsByID = nextByID
        for row in removed { row.remove() }
        if changed { structureChanged() }
    }

    private var isMounted = false

    private func makeRow(_ id: AnyHashable, index: Int, order: Int) -> RowNode<Content> {
        var child = context.child(of: self, .element(id), order: order)
        child.identity = ExplicitIdentity(id)
        return RowNode(id: id, index: index, child) { [unowned self] index in self.source.content(self.shown, index) }
    }

    public override var children: [Node] { rows }
}
