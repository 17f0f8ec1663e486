/// How values of an existential type (`Any`, `any P`, `AnyObject`, `any Error`) hold what is in them.
enum ExistentialLayout {
    /// A buffer of three words, which holds the value or a box, then its type.
    case opaque
    /// A reference to an object.
    case object
    /// A reference to a box that only errors have.
    case error

    /// Nil for types that are no existentials, and for metatypes.
    init?(_ type: Any.Type) {
        let metadata = TypeMetadata(type)
        switch metadata.kind {
        case .existential:
            let flags = metadata.pointer.load(fromByteOffset: 8, as: UInt32.self)
            if flags >> 24 & 0x3F == 1 {
                self = .error
            } else {
                // The bit is set when values need *not* be objects.
                self = flags & 0x8000_0000 == 0 ? .object : .opaque
            }
        case .extendedExistential:
            let shape = metadata.pointer.load(fromByteOffset: 8, as: UnsafeRawPointer.self)
            switch shape.load(as: UInt32.self) & 0xFF {
            case 0: self = .opaque
            case 1: self = .object
            default: return nil
            }
        default: return nil
        }
    }

    /// Calls `body` with the type and the address of the value inside.
    func withValue<Result>(
        at pointer: UnsafeRawPointer, _ body: (Any.Type, UnsafeRawPointer) -> Result
    ) -> Result {
        switch self {
        case .opaque:
            let type = Self.dynamicType(at: pointer)
            return body(type, Self.opaqueValue(at: pointer, type: type))
        case .object:
            return body(Swift.type(of: pointer.load(as: AnyObject.self)), pointer)
        case .error:
            let value: Any = pointer.load(as: (any Error).self)
            return withUnsafePointer(to: value) {
                ExistentialLayout.opaque.withValue(at: UnsafeRawPointer($0), body)
            }
        }
    }

    /// The type of the value in an opaque existential.
    static func dynamicType(at pointer: UnsafeRawPointer) -> Any.Type {
        pointer.load(fromByteOffset: 24, as: Any.Type.self)
    }

    /// Where the value in an opaque existential stands.
    static func opaqueValue(at pointer: UnsafeRawPointer, type: Any.Type) -> UnsafeRawPointer {
        if TypeMetadata(type).witnesses.fitsExistentialBuffer { return pointer }
        return pointer.load(as: UnsafeRawPointer.self).boxContents(of: type)
    }
}
