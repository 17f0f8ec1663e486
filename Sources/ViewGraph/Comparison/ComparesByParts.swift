/// A type that says itself how its values compare, whatever its fields and its `==` would say.
///
/// For the engine's property wrappers: the storage that they point to has an equality of its own. Rendered values leave
/// such fields out.
public protocol ComparesByParts {
    /// Whether two values are equal; the pointers are to initialised values of `Self`.
    static func _compare(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer, mode: ComparisonMode) -> Bool
}
