/// A modifier that changes how its content is shown and nothing else: every element inside is changed by itself.
public final class ModifierNode<Value, Content: Mountable>: WrapperNode<Value, Content> {
    private let change: (Value, inout [Element], MountContext) -> Void

    public init(
        _ value: Value, _ context: MountContext, content: @escaping (Value) -> Content,
        change: @escaping (Value, inout [Element], MountContext) -> Void
    ) {
        self.change = change
        super.init(value, context, content: content)
    }

    public override func appendElements(to elements: inout [Element]) {
        var inside: [Element] = []
        content.appendElements(to: &inside)
        change(value, &inside, context)
        elements += inside
    }
}
