/// A view without views inside. What it shows is made when somebody looks.
public final class LeafNode<Value>: ValueNode<Value> {
    private let element: (Value, MountContext) -> Element?

    /// `element` gives what a user would see; nil for a view that takes no part, such as `EmptyView`.
    public init(_ value: Value, _ context: MountContext, isEmpty: Bool = false, element: @escaping (Value, MountContext) -> Element?) {
        self.element = element
        self.isEmpty = isEmpty
        super.init(value, context)
    }

    private let isEmpty: Bool

    public override func accept(_ value: Value) { self.value = value }

    public override var hasMembers: Bool { !isEmpty }
    public override var isMember: Bool { !isEmpty }

    public override func appendElements(to elements: inout [Element]) {
        guard var made = element(value, context) else { return }
        made.view = made.view ?? context.enclosing
        elements.append(made)
    }
}
