/// The storage of an `InlineArray`: its elements, one after the other.
struct FixedArray {
    let count: Int
    let element: Any.Type
    /// In bytes.
    let elementStride: Int

    /// `metadata` is of the kind `fixedArray`.
    init(_ metadata: TypeMetadata) {
        count = metadata.pointer.load(fromByteOffset: 8, as: Int.self)
        element = metadata.pointer.load(fromByteOffset: 16, as: Any.Type.self)
        elementStride = TypeMetadata(element).witnesses.stride
    }
}
