/// A type as the compiler writes it into reflection metadata: mangled, with binary references to descriptors inside.
struct MangledTypeName {
    let pointer: UnsafeRawPointer
    /// In bytes.
    let length: Int
    /// The name with every binary reference replaced by a space.
    private let letters: [UInt8]

    init(pointer: UnsafeRawPointer) {
        self.pointer = pointer
        var letters: [UInt8] = []
        var position = 0
        while true {
            let byte = pointer.load(fromByteOffset: position, as: UInt8.self)
            if byte == 0 { break }
            switch byte {
            case 0x01...0x17: position += 1 + 4
            case 0x18...0x1F: position += 1 + 8
            default: position += 1
            }
            letters.append(byte < 0x20 ? UInt8(ascii: " ") : byte)
        }
        self.length = position
        self.letters = letters
    }

    /// The type, with generic parameters taken from the metadata of a struct or an enum; nil when the runtime has no
    /// record of such a type.
    func resolve(context: ContextDescriptor? = nil, genericArguments: UnsafeRawPointer? = nil) -> Any.Type? {
        // For these the runtime would answer with something that is laid out differently, or complain on stderr.
        if isBox || isLoweredFunction { return nil }
        return _getTypeByMangledNameInContext(
            pointer.assumingMemoryBound(to: UInt8.self), UInt(length),
            genericContext: context?.pointer, genericArguments: genericArguments)
    }

    /// How a reference to an object is held.
    var ownership: StoredField.Ownership {
        if ends(with: "Xw") { return .weak }
        if ends(with: "Xo") { return .unowned }
        if ends(with: "Xu") { return .unmanaged }
        return .strong
    }

    /// A captured `var`: a reference to the box that all its closures share.
    var isBox: Bool { ends(with: "Xx") || ends(with: "XX") || ends(with: "Xb") }

    /// A captured function, or an optional one: a code pointer and a context.
    ///
    /// Captures are written in the compiler's lowered form, for which the runtime builds no metadata.
    var isLoweredFunction: Bool {
        var name = letters[...]
        while name.suffix(2).elementsEqual("Sg".utf8) { name = name.dropLast(2) }
        guard name.last == UInt8(ascii: "_"),
            let start = name.lastIndex(of: UInt8(ascii: "I")), name[start...].dropFirst().first == UInt8(ascii: "e")
        else { return false }
        // `t`, `B` and `C` are functions without a context, Objective-C blocks and C functions.
        let convention = name[start...].dropFirst(2).drop { $0 == UInt8(ascii: "A") }.first
        return convention.map { [UInt8(ascii: "g"), UInt8(ascii: "x"), UInt8(ascii: "y")].contains($0) } ?? false
    }

    /// The descriptor that the name begins with, if it begins with a reference to one.
    var leadingDescriptor: ContextDescriptor? {
        switch pointer.load(as: UInt8.self) {
        case 1: (pointer + 1).unalignedRelativeTarget.map(ContextDescriptor.init)
        case 2: (pointer + 1).unalignedRelativeTarget.map { ContextDescriptor(pointer: $0.load(as: UnsafeRawPointer.self)) }
        default: nil
        }
    }

    private func ends(with suffix: String) -> Bool { letters.suffix(suffix.utf8.count).elementsEqual(suffix.utf8) }
}

extension UnsafeRawPointer {
    fileprivate var unalignedRelativeTarget: UnsafeRawPointer? {
        let distance = loadUnaligned(as: Int32.self)
        return distance == 0 ? nil : self + Int(distance)
    }
}
