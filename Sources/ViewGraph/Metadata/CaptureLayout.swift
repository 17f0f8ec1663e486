/// What the compiler says that a closure's context holds.
struct CaptureLayout {
    /// One captured value, at `offset` bytes into the context.
    struct Capture {
        let offset: Int
        let content: Content
    }

    enum Content {
        case value(Any.Type)
        /// Weak, unowned and unmanaged references, and the boxes of captured variables.
        case reference
        case function
    }

    let captures: [Capture]

    /// The layout of the contexts that share this metadata record (their first word).
    ///
    /// Nil when it is not known: captured generic values need the arguments of the function that made the closure, and
    /// some captures have types without metadata, among them private ones that an optimised build found no other use of.
    init?(contextMetadata: UnsafeRawPointer) {
        guard let descriptor = contextMetadata.load(fromByteOffset: 16, as: UnsafeRawPointer?.self) else { return nil }
        let count = Int(descriptor.load(as: UInt32.self))
        let metadataSources = descriptor.load(fromByteOffset: 4, as: UInt32.self)
        let genericBindings = descriptor.load(fromByteOffset: 8, as: UInt32.self)
        guard metadataSources == 0, genericBindings == 0 else { return nil }

        var offset = Int(contextMetadata.load(fromByteOffset: 8, as: UInt32.self))
        var captures: [Capture] = []
        func place(_ content: Content, size: Int, alignment: Int) {
            offset = (offset + alignment - 1) & ~(alignment - 1)
            captures.append(Capture(offset: offset, content: content))
            offset += size
        }
        for index in 0..<count {
            guard let name = (descriptor + 12 + index * 4).relativeTarget.map(MangledTypeName.init) else { return nil }
            if name.isBox {
                place(.reference, size: 8, alignment: 8)
            } else if name.isLoweredFunction {
                place(.function, size: 16, alignment: 8)
            } else if let type = name.resolve() {
                let witnesses = TypeMetadata(type).witnesses
                let content = name.ownership == .strong ? Content.value(type) : .reference
                place(content, size: witnesses.size, alignment: witnesses.alignment)
            } else {
                return nil
            }
        }
        self.captures = captures
    }
}
