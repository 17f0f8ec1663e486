/// The cases of an enum type, and the way to their payloads.
final class EnumerationLayout {
    struct Case {
        let name: String
        /// Nil when the case has no payload; a tuple when it has several, or one with a label.
        let payload: Any.Type?
        /// Whether the payload stands in a box of its own.
        let isIndirect: Bool
    }

    /// Cases with payloads first, in order of declaration: a value's tag is its index here.
    let cases: [Case]
    private let metadata: TypeMetadata
    private let witnesses: ValueWitnesses
    private let payloadCaseCount: Int

    private init?(_ type: Any.Type) {
        metadata = TypeMetadata(type)
        witnesses = metadata.witnesses
        guard metadata.kind == .enum || metadata.kind == .optional, witnesses.hasEnumWitnesses,
            let descriptor = metadata.descriptor, descriptor.module != "__C"
        else { return nil }
        payloadCaseCount = descriptor.payloadCaseCount
        var cases: [Case] = []
        for record in descriptor.fieldRecords {
            let payload = record.typeName?.resolve(context: descriptor, genericArguments: metadata.genericArguments)
            if record.typeName != nil, payload == nil { return nil }
            cases.append(Case(name: record.name, payload: payload, isIndirect: record.isIndirectCase))
        }
        guard cases.count >= max(payloadCaseCount, 1) else { return nil }
        self.cases = cases
    }

    /// Nil for types that are no enums, and for those imported from C or compiled without reflection metadata.
    static func of(_ type: Any.Type) -> EnumerationLayout? {
        layouts.value(for: type) { EnumerationLayout(type) }
    }

    private static let layouts = MetadataCache<EnumerationLayout?>()

    var hasPayloads: Bool { payloadCaseCount > 0 }

    /// Index into `cases` of the value at `pointer`.
    func tag(at pointer: UnsafeRawPointer) -> Int { witnesses.enumTag(at: pointer, of: metadata) }

    /// Calls `body` with the payloads of two values of the same case, which has one.
    ///
    /// With `openBoxes` the payloads of indirect cases, else the references to their boxes.
    func withPayloads<Result>(
        _ first: UnsafeRawPointer, _ second: UnsafeRawPointer, tag: Int, openBoxes: Bool = true,
        _ body: (UnsafeRawPointer, UnsafeRawPointer) -> Result
    ) -> Result {
        // A single payload starts where the enum starts, and the tag uses no bit of it.
        if payloadCaseCount == 1 { return body(opened(first, tag, openBoxes), opened(second, tag, openBoxes)) }
        // Elsewhere the tag may sit in spare bits of the payload. Taking it out destroys the value, so that happens in a
        // copy of the bytes: it is only looked at and never released, hence owes no retain.
        let stride = max(witnesses.stride, 1)
        return withUnsafeTemporaryAllocation(byteCount: stride * 2, alignment: witnesses.alignment) { copies in
            let base = copies.baseAddress!
            for (copy, original) in [(base, first), (base + stride, second)] {
                copy.copyMemory(from: original, byteCount: witnesses.size)
                witnesses.projectEnumPayload(at: copy, of: metadata)
            }
            return body(opened(UnsafeRawPointer(base), tag, openBoxes), opened(UnsafeRawPointer(base + stride), tag, openBoxes))
        }
    }

    /// Calls `body` with the payload of a value whose case has one, out of its box if it has one.
    func withPayload<Result>(_ value: UnsafeRawPointer, tag: Int, _ body: (UnsafeRawPointer) -> Result) -> Result {
        withPayloads(value, value, tag: tag) { payload, _ in body(payload) }
    }

    private func opened(_ payload: UnsafeRawPointer, _ tag: Int, _ openBoxes: Bool) -> UnsafeRawPointer {
        guard openBoxes, cases[tag].isIndirect, let type = cases[tag].payload else { return payload }
        return payload.load(as: UnsafeRawPointer.self).boxContents(of: type)
    }
}

extension UnsafeRawPointer {
    /// The value in the heap box here: behind the object's header, at the value's alignment.
    func boxContents(of type: Any.Type) -> UnsafeRawPointer {
        let mask = TypeMetadata(type).witnesses.alignment - 1
        return self + (16 + mask) & ~mask
    }
}
