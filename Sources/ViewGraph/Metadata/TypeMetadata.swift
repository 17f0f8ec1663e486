/// The runtime's own record of a type, read where the ABI puts it.
///
/// The layout is the stable one of Swift's ABI, 64-bit; it is the same on Linux and on Apple's platforms unless a comment
/// says otherwise.
struct TypeMetadata {
    let pointer: UnsafeRawPointer

    init(pointer: UnsafeRawPointer) {
        self.pointer = pointer
    }

    init(_ type: Any.Type) {
        self.init(pointer: unsafeBitCast(type, to: UnsafeRawPointer.self))
    }

    /// What sort of type a metadata record describes; raw values are the ABI's.
    enum Kind: UInt {
        case `class` = 0
        case `struct` = 0x200
        case `enum` = 0x201
        case optional = 0x202
        case foreignClass = 0x203
        case foreignReference = 0x204
        case builtin = 0x300
        case tuple = 0x301
        case function = 0x302
        case existential = 0x303
        case metatype = 0x304
        case objectiveCClass = 0x305
        case existentialMetatype = 0x306
        case extendedExistential = 0x307
        case fixedArray = 0x308
        case closureContext = 0x400
        case genericBox = 0x500
        case errorBox = 0x501
        case other = 0x7FF
    }

    var kind: Kind { Kind(word: pointer.load(as: UInt.self)) }

    var witnesses: ValueWitnesses {
        ValueWitnesses(table: pointer.load(fromByteOffset: -8, as: UnsafeRawPointer.self))
    }

    /// Where a struct's or an enum's generic arguments stand; meaningless for other kinds.
    var genericArguments: UnsafeRawPointer { pointer + 16 }

    /// The descriptor of a struct, an enum or a class, else nil.
    var descriptor: ContextDescriptor? {
        switch kind {
        case .struct, .enum, .optional:
            ContextDescriptor(pointer: pointer.load(fromByteOffset: 8, as: UnsafeRawPointer.self))
        case .class, .foreignClass, .foreignReference:
            contextDescriptor(unsafeBitCast(pointer, to: Any.Type.self)).map(ContextDescriptor.init)
        default: nil
        }
    }

    /// Whether values of a function type are a code pointer followed by a context.
    var isThickFunction: Bool {
        kind == .function && pointer.load(fromByteOffset: 8, as: UInt.self) >> 16 & 0xFF == 0
    }

    /// The type whose metatype this is.
    var instanceType: Any.Type { pointer.load(fromByteOffset: 8, as: Any.Type.self) }
}

extension TypeMetadata.Kind {
    /// Kinds beyond the ABI's range are pointers: the class records of Objective-C's runtime.
    init(word: UInt) {
        self = word > 0x7FF ? .class : Self(rawValue: word) ?? .other
    }
}

@_silgen_name("swift_getTypeContextDescriptor")
private func contextDescriptor(_ type: Any.Type) -> UnsafeRawPointer?
