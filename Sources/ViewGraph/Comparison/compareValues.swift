/// Whether two values are equal under the mode's rules.
///
/// A type that compares by its parts decides first, then the type's `==` if the mode asks for it. Otherwise the shape
/// decides: the fields of structs and tuples in turn, the case of an enum and then its payload, the dynamic type in an
/// existential and then its value, the code of a function and then what it captured, the identity of an object. Padding
/// and the unused bytes of an enum never count. Pointers are to initialised memory of `type`.
public func compareValues(
    _ old: UnsafeRawPointer, _ new: UnsafeRawPointer, type: Any.Type, mode: ComparisonMode
) -> Bool {
    ComparisonPlan.of(type, mode: mode).areEqual(old, new)
}

/// Whether two values are equal under the mode's rules.
///
/// Two functions by themselves, outside of any struct, are equal only if one place in the code passed both: each place
/// wraps a function in a thunk of its own when it becomes a generic argument.
public func compareValues<Value>(_ old: Value, _ new: Value, mode: ComparisonMode) -> Bool {
    withUnsafePointer(to: old) { old in
        withUnsafePointer(to: new) { new in
            ComparisonPlan.of(Value.self, mode: mode).areEqual(UnsafeRawPointer(old), UnsafeRawPointer(new))
        }
    }
}
