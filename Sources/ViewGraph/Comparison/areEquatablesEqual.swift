/// The type's `==` decides, even about identical bytes: a type may find a value unequal to itself.
func areEquatablesEqual(_ type: any Equatable.Type, _ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    func compare<Value: Equatable>(_: Value.Type) -> Bool {
        old.assumingMemoryBound(to: Value.self).pointee == new.assumingMemoryBound(to: Value.self).pointee
    }
    return compare(type)
}

/// `==` of strings, without the detour over the type: most fields that are no plain bytes are strings.
@inline(__always)
func areStringsEqual(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    areBytesEqual(old, new, count: 16)
        || old.assumingMemoryBound(to: String.self).pointee == new.assumingMemoryBound(to: String.self).pointee
}
