/// What the compiler wrote down about a module, an extension, a function's inside or a nominal type.
struct ContextDescriptor {
    let pointer: UnsafeRawPointer

    /// Raw values are the ABI's.
    enum Kind: UInt32 {
        case module = 0
        case `extension`, anonymous, `protocol`, opaqueType
        case `class` = 16
        case `struct`, `enum`
        case other = 31
    }

    var kind: Kind { Kind(rawValue: pointer.load(as: UInt32.self) & 0x1F) ?? .other }

    var parent: ContextDescriptor? { (pointer + 4).indirectableRelativeTarget.map(ContextDescriptor.init) }

    /// The name of a module, a protocol or a nominal type; nil for contexts without a name.
    var name: String? {
        switch kind {
        case .module, .protocol, .class, .struct, .enum: (pointer + 8).relativeTarget?.text
        case .extension, .anonymous, .opaqueType, .other: nil
        }
    }

    /// What an extension extends, as written in the binary.
    var extendedType: MangledTypeName? {
        kind == .extension ? (pointer + 8).relativeTarget.map(MangledTypeName.init) : nil
    }

    var module: String? {
        var context: ContextDescriptor? = self
        while let here = context, here.kind != .module { context = here.parent }
        return context?.name
    }

    /// Stored properties of a struct, or cases of an enum; empty when compiled without reflection metadata.
    var fieldRecords: [FieldRecord] {
        guard let fields = (pointer + 16).relativeTarget else { return [] }
        let recordSize = Int(fields.load(fromByteOffset: 10, as: UInt16.self))
        let count = Int(fields.load(fromByteOffset: 12, as: UInt32.self))
        return (0..<count).map { FieldRecord(pointer: fields + 16 + $0 * recordSize) }
    }

    /// How many words into a struct's metadata the offsets of its stored properties start.
    var fieldOffsetsPosition: Int { Int(pointer.load(fromByteOffset: 24, as: UInt32.self)) }

    /// How many of an enum's cases carry a payload.
    var payloadCaseCount: Int { Int(pointer.load(fromByteOffset: 20, as: UInt32.self) & 0xFF_FFFF) }
}

/// One stored property or one enum case in the reflection metadata.
struct FieldRecord {
    let pointer: UnsafeRawPointer

    var isIndirectCase: Bool { pointer.load(as: UInt32.self) & 1 != 0 }
    /// Nil for an enum case without a payload.
    var typeName: MangledTypeName? { (pointer + 4).relativeTarget.map(MangledTypeName.init) }
    var name: String { (pointer + 8).relativeTarget?.text ?? "" }
}
