/// Hands new content on only when a comparison of its own says that it differs.
public final class ComparingNode<Value, Content: Mountable>: WrapperNode<Value, Content> {
    private let isEqual: (Value, Value) -> Bool

    public init(
        _ value: Value, _ context: MountContext, content: @escaping (Value) -> Content, isEqual: @escaping (Value, Value) -> Bool
    ) {
        self.isEqual = isEqual
        super.init(value, context, content: content)
    }

    public override func accept(_ value: Value) {
        if !isEqual(self.value, value) { super.accept(value) }
    }
}
