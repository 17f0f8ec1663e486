/// One stored property of a struct.
public struct StoredField {
    /// As declared; a property wrapper's storage keeps its underscore.
    public let name: String
    /// In bytes from the start of the struct.
    public let offset: Int
    /// For weak references, an optional.
    public let type: Any.Type
    public let ownership: Ownership

    /// How a field holds the object that it refers to; values are `strong`.
    public enum Ownership: Sendable { case strong, weak, unowned, unmanaged }

    public var isWeak: Bool { ownership == .weak }

    /// The name as a reader knows it: `count` for the storage `_count` of `@State var count`.
    public var displayName: String {
        let lazyPrefix = "$__lazy_storage_$_"
        if name.hasPrefix(lazyPrefix) { return String(name.dropFirst(lazyPrefix.count)) }
        return name.count > 1 && name.hasPrefix("_") ? String(name.dropFirst()) : name
    }
}

/// The stored properties of a struct, in order of declaration.
///
/// Empty for other types, and for structs whose layout is not written down completely: those imported from C, and those
/// compiled without reflection metadata.
public func storedFields(of type: Any.Type) -> [StoredField] {
    structFields.value(for: type) { readStoredFields(of: type) }
}

private let structFields = MetadataCache<[StoredField]>()

private func readStoredFields(of type: Any.Type) -> [StoredField] {
    let metadata = TypeMetadata(type)
    guard metadata.kind == .struct, let descriptor = metadata.descriptor, descriptor.module != "__C" else { return [] }
    let offsets = metadata.pointer + descriptor.fieldOffsetsPosition * 8
    var fields: [StoredField] = []
    for (index, record) in descriptor.fieldRecords.enumerated() {
        guard let name = record.typeName,
            let type = name.resolve(context: descriptor, genericArguments: metadata.genericArguments)
        else { return [] }
        let offset = Int(offsets.load(fromByteOffset: index * 4, as: UInt32.self))
        fields.append(StoredField(name: record.name, offset: offset, type: type, ownership: name.ownership))
    }
    return fields
}
