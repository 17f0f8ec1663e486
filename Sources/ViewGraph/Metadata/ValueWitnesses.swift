/// How the runtime handles a type's values: size, alignment, triviality, and an enum's tags.
struct ValueWitnesses {
    let table: UnsafeRawPointer

    private var flags: UInt32 { table.load(fromByteOffset: 80, as: UInt32.self) }

    /// In bytes, without the padding that follows a value in an array.
    var size: Int { table.load(fromByteOffset: 64, as: Int.self) }
    /// Bytes from one element to the next in an array.
    var stride: Int { table.load(fromByteOffset: 72, as: Int.self) }
    var alignment: Int { Int(flags & 0xFF) + 1 }
    /// Whether copying the bytes copies the value, with nothing to retain.
    var isTrivial: Bool { flags & 0x1_0000 == 0 }
    /// Whether an existential keeps such a value in its own buffer rather than in a box.
    var fitsExistentialBuffer: Bool { flags & 0x2_0000 == 0 }
    var hasEnumWitnesses: Bool { flags & 0x20_0000 != 0 }

    /// The case of the enum value at `pointer`: cases with payloads count first, in order of declaration.
    func enumTag(at pointer: UnsafeRawPointer, of metadata: TypeMetadata) -> Int {
        typealias Function = @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UInt32
        let function = table.load(fromByteOffset: 88, as: Function.self)
        return Int(function(pointer, metadata.pointer))
    }

    /// Turns the bytes of an enum value into those of its payload, in place.
    func projectEnumPayload(at pointer: UnsafeMutableRawPointer, of metadata: TypeMetadata) {
        typealias Function = @convention(c) (UnsafeMutableRawPointer, UnsafeRawPointer) -> Void
        table.load(fromByteOffset: 96, as: Function.self)(pointer, metadata.pointer)
    }
}

/// Whether values of the type are plain bytes: nothing to retain, nothing to release.
public func isPOD(_ type: Any.Type) -> Bool {
    TypeMetadata(type).witnesses.isTrivial
}
