/// One element of a tuple.
public struct TupleElement {
    /// Nil without a label.
    public let label: String?
    /// In bytes from the start of the tuple.
    public let offset: Int
    public let type: Any.Type
}

/// The elements of a tuple type, in order; empty for `Void` and for types that are no tuples.
public func tupleElements(of type: Any.Type) -> [TupleElement] {
    let metadata = TypeMetadata(type)
    guard metadata.kind == .tuple else { return [] }
    let count = metadata.pointer.load(fromByteOffset: 8, as: Int.self)
    // One string holds all labels, a space after each; an element without a label has the space only.
    let labels = metadata.pointer.load(fromByteOffset: 16, as: UnsafeRawPointer?.self)?.text
        .split(separator: " ", omittingEmptySubsequences: false)
    return (0..<count).map { index in
        let element = metadata.pointer + 24 + index * 16
        let label = labels.flatMap { index < $0.count && !$0[index].isEmpty ? String($0[index]) : nil }
        // A 32-bit offset and padding: the upper half is not promised to be zero on Apple's platforms.
        let offset = Int(element.load(fromByteOffset: 8, as: UInt32.self))
        return TupleElement(label: label, offset: offset, type: element.load(as: Any.Type.self))
    }
}
