/// Walks through a value and writes it down.
struct ValueRenderer {
    /// How many parts of a value are written before the rest becomes `…`.
    private var remainingParts = 1_000
    private var depth = 0

    private static let deepest = 16
    /// Stands for everything that was left out.
    private static let omission = "…"

    mutating func render(_ pointer: UnsafeRawPointer, type: Any.Type) -> String {
        guard remainingParts > 0, depth < Self.deepest else { return Self.omission }
        remainingParts -= 1
        depth += 1
        defer { depth -= 1 }
        if let rule = renderingRule(for: type) { return rule.render(at: pointer, with: &self) }
        return renderShape(pointer, type: type)
    }

    mutating func render<Value>(_ value: Value) -> String {
        withUnsafePointer(to: value) { render(UnsafeRawPointer($0), type: Value.self) }
    }

    /// A key, which must come out the same whatever came before it: with its own limit.
    func renderWhole<Value>(_ value: Value) -> String {
        var renderer = ValueRenderer()
        renderer.depth = depth
        return renderer.render(value)
    }

    /// A part that was rendered whole, counted as one.
    mutating func place(_ part: String) -> String {
        remainingParts -= 1
        return part
    }

    /// `(a, b: c)`, with the given parts between the parentheses.
    func renderList(_ parts: [String], from opening: String = "(", to closing: String = ")") -> String {
        opening + parts.joined(separator: ", ") + closing
    }

    /// Each element by `part`, until there have been enough.
    mutating func renderElements<Elements: Sequence>(
        _ elements: Elements, _ part: (Elements.Element, inout ValueRenderer) -> String
    ) -> [String] {
        var parts: [String] = []
        for element in elements {
            guard remainingParts > 0 else { return parts + [Self.omission] }
            parts.append(part(element, &self))
        }
        return parts
    }

    private mutating func renderShape(_ pointer: UnsafeRawPointer, type: Any.Type) -> String {
        let metadata = TypeMetadata(type)
        switch metadata.kind {
        case .struct:
            return renderStruct(pointer, type: type)
        case .tuple:
            return renderTuple(pointer, type: type)
        case .enum, .optional:
            return renderEnum(pointer, type: type)
        case .existential, .extendedExistential:
            guard let layout = ExistentialLayout(type) else { return renderMetatype(pointer.load(as: Any.Type.self)) }
            return layout.withValue(at: pointer) { render($1, type: $0) }
        case .function:
            return "(Function)"
        case .metatype:
            // A metatype with one possible value takes no room.
            let isStored = metadata.witnesses.size > 0
            return renderMetatype(isStored ? pointer.load(as: Any.Type.self) : metadata.instanceType)
        case .existentialMetatype:
            return renderMetatype(pointer.load(as: Any.Type.self))
        case .class, .foreignClass, .foreignReference, .objectiveCClass:
            return renderObject(pointer.load(as: AnyObject.self))
        case .fixedArray:
            let array = FixedArray(metadata)
            let parts = renderElements(0..<array.count) { index, renderer in
                renderer.render(pointer + index * array.elementStride, type: array.element)
            }
            return renderList(parts, from: "[", to: "]")
        case .builtin, .closureContext, .genericBox, .errorBox, .other:
            return Self.omission
        }
    }

    private func renderMetatype(_ type: Any.Type) -> String { displayName(of: type) + ".self" }

    private func renderObject(_ object: AnyObject) -> String {
        object is AnyKeyPath ? "(KeyPath)" : displayName(of: Swift.type(of: object))
    }

    mutating func renderTuple(_ pointer: UnsafeRawPointer, type: Any.Type) -> String {
        let parts = renderElements(tupleElements(of: type)) { element, renderer in
            let value = renderer.render(pointer + element.offset, type: element.type)
            return element.label.map { "\($0): \(value)" } ?? value
        }
        return renderList(parts)
    }

    private mutating func renderEnum(_ pointer: UnsafeRawPointer, type: Any.Type) -> String {
        guard let layout = EnumerationLayout.of(type) else { return displayName(of: type) }
        let tag = layout.tag(at: pointer)
        let enumCase = layout.cases[tag]
        let isOptional = TypeMetadata(type).kind == .optional
        guard let payload = enumCase.payload else { return isOptional ? "nil" : "." + enumCase.name }
        return layout.withPayload(pointer, tag: tag) { content in
            let isTuple = TypeMetadata(payload).kind == .tuple
            let value = isTuple && !isOptional ? renderTuple(content, type: payload) : render(content, type: payload)
            // Without the case, `nil` inside would be taken for `nil` outside.
            if isOptional, value != "nil" { return value }
            return ".\(enumCase.name)" + (isTuple && !isOptional ? value : "(\(value))")
        }
    }
}
