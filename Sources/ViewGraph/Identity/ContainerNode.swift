/// A view that arranges its content and is one member of whatever it stands in: a stack, a list, a button with its label.
public final class ContainerNode<Value, Content: Mountable>: WrapperNode<Value, Content> {
    private let element: (Value, [Element], MountContext) -> Element
    private let rows: Rows

    /// What the views directly inside are to the container.
    public enum Rows {
        /// One content.
        case none
        /// Rows, each with a life of its own.
        case own
        /// Whatever they would be without it: a section.
        case inherited
    }

    /// `element` gives what a user would see, from the value and the content's elements.
    public init(
        _ value: Value, _ context: MountContext, key: Place.Key? = nil, rows: Rows = .none, content: @escaping (Value) -> Content,
        element: @escaping (Value, [Element], MountContext) -> Element
    ) {
        self.element = element
        self.rows = rows
        super.init(value, context, key: key, content: content)
    }

    public override func contentContext(_ context: MountContext) -> MountContext {
        var context = context
        if rows != .inherited { context.actsPerRow = rows == .own }
        return context
    }

    public override var hasMembers: Bool { true }
    public override var isMember: Bool { true }

    public override func appendElements(to elements: inout [Element]) {
        var inside: [Element] = []
        content.appendElements(to: &inside)
        var made = element(value, inside, context)
        made.view = made.view ?? context.enclosing
        elements.append(made)
    }
}
