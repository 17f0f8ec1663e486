import ViewGraph

/// A stored property of a view that is brought up to date before the view's body runs.
public protocol DynamicProperty: GraphProperty {
    /// Called when the properties inside are up to date.
    mutating func update()
}

extension DynamicProperty {
    public mutating func update() {}

    public static var _wrapperName: String { displayName(of: Self.self) }

    public static var _ownsState: Bool { PropertySlot.slots(of: Self.self).contains { $0.type._ownsState } }

    public static func _makeBox(name: String) -> PropertyBox {
        NestedPropertyBox(
            name: name, slots: PropertySlot.slots(of: Self.self),
            afterwards: { $0.assumingMemoryBound(to: Self.self).pointee.update() },
            render: { renderValue($0, type: Self.self) })
    }
}
