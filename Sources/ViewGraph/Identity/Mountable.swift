/// A value that describes a part of the hierarchy and knows which node keeps it.
public protocol Mountable {
    /// Makes the node, with everything below it, for a value that is new at this place.
    static func _mount(_ value: Self, at context: MountContext) -> ValueNode<Self>
}
