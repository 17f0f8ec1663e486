/// The stored properties of a class and of its superclasses: those of the outermost superclass first, each class's in order of
/// declaration. Offsets count from the start of the object.
///
/// Empty for other types. A class whose layout is not written down completely, one imported from C or Objective-C among them,
/// contributes nothing.
public func storedFields(ofClass type: Any.Type) -> [StoredField] {
    classFields.value(for: type) {
        var fields: [StoredField] = []
        var metadata: TypeMetadata? = TypeMetadata(type)
        while let current = metadata, current.kind == .class {
            fields = readClassFields(current) + fields
            metadata = current.superclass
        }
        return fields
    }
}

private let classFields = MetadataCache<[StoredField]>()

private func readClassFields(_ metadata: TypeMetadata) -> [StoredField] {
    guard let descriptor = metadata.descriptor, descriptor.module != "__C", let layout = descriptor.classLayout else {
        return []
    }
    let offsets = metadata.pointer + layout.fieldOffsetsPosition * 8
    var fields: [StoredField] = []
    for (index, record) in descriptor.fieldRecords.enumerated() {
        guard let name = record.typeName,
            let type = name.resolve(
                context: descriptor, genericArguments: metadata.pointer + layout.genericArgumentsPosition * 8)
        else { return [] }
        let offset = offsets.load(fromByteOffset: index * 8, as: Int.self)
        fields.append(StoredField(name: record.name, offset: offset, type: type, ownership: name.ownership))
    }
    return fields
}

extension TypeMetadata {
    /// The superclass of a class; nil for one without.
    fileprivate var superclass: TypeMetadata? {
        pointer.load(fromByteOffset: 8, as: UnsafeRawPointer?.self).map { TypeMetadata(pointer: $0) }
    }
}

extension ContextDescriptor {
    /// Where a class's metadata keeps what belongs to the class itself, in words.
    fileprivate struct ClassLayout {
        let fieldOffsetsPosition: Int
        let genericArgumentsPosition: Int
    }

    /// Nil for classes whose superclass may grow without them: for those the positions are known at run time only.
    fileprivate var classLayout: ClassLayout? {
        let flags = pointer.load(as: UInt32.self) >> 16
        let hasResilientSuperclass = flags & 1 << 13 != 0
        let growsDownwards = flags & 1 << 12 != 0
        guard kind == .class, !hasResilientSuperclass else { return nil }
        func word(at offset: Int) -> Int { Int(pointer.load(fromByteOffset: offset, as: UInt32.self)) }
        return ClassLayout(
            fieldOffsetsPosition: word(at: 40),
            genericArgumentsPosition: growsDownwards ? -word(at: 24) : word(at: 28) - word(at: 32))
    }
}
