/// A node that keeps the newest value of one type.
open class ValueNode<Value>: Node {
    public final var value: Value

    public init(_ value: Value, _ context: MountContext) {
        self.value = value
        super.init(context)
    }

    /// Takes the value that the parent made for this place.
    open func accept(_ value: Value) {
        self.value = value
        setNeedsRefresh()
    }

    public final override func acceptErased(_ pointer: UnsafeRawPointer) {
        accept(pointer.assumingMemoryBound(to: Value.self).pointee)
    }
}
