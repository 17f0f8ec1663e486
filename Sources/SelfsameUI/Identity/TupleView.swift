import ViewGraph

/// Several views in a fixed order.
public nonisolated struct TupleView<T>: PrimitiveView {
    public var value: T

    public init(_ value: T) { self.value = value }

    public static func _mount(_ value: Self, at context: MountContext) -> ValueNode<Self> {
        TupleNode(value, context, elements: \.value)
    }
}
