/// A closure that captures one array and nothing else has the array's storage for its context: the array decides.
///
/// On Apple's platforms an array is no plain reference, and the closure gets a context like any other.
func areArrayStoragesEqual(
    _ old: UnsafeRawPointer, _ new: UnsafeRawPointer, mode: ComparisonMode, depth: Int
) -> Bool {
    #if canImport(ObjectiveC)
        return false
    #else
        guard let element = arrayStorageElement(type(of: old.load(as: AnyObject.self))) else { return false }
        func arrayType<Element>(of _: Element.Type) -> Any.Type { [Element].self }
        return ComparisonPlan.of(_openExistential(element, do: arrayType), mode: mode).areEqual(old, new, depth: depth)
    #endif
}

#if !canImport(ObjectiveC)
    /// The type of the elements in an array's storage; nil for other classes.
    private func arrayStorageElement(_ type: AnyObject.Type) -> Any.Type? {
        let metadata = TypeMetadata(type)
        guard let descriptor = metadata.descriptor, descriptor.module == "Swift", descriptor.name == "_ContiguousArrayStorage"
        else { return nil }
        // The one generic argument stands first among the words that the class adds to its superclass's.
        let words = descriptor.pointer.load(fromByteOffset: 28, as: UInt32.self)
        let addedWords = descriptor.pointer.load(fromByteOffset: 32, as: UInt32.self)
        return metadata.pointer.load(fromByteOffset: Int(words - addedWords) * 8, as: Any.Type.self)
    }
#endif
