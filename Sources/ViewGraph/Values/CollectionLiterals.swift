/// A sequence that is written `[a, b]`, in its own order.
protocol RenderedInOrder: RenderedByRule, Sequence {}

extension RenderedInOrder {
    static func render(at pointer: UnsafeRawPointer, with renderer: inout ValueRenderer) -> String {
        let elements = pointer.assumingMemoryBound(to: Self.self).pointee
        let parts = renderer.renderElements(elements) { element, renderer in renderer.render(element) }
        return renderer.renderList(parts, from: "[", to: "]")
    }
}

extension Array: RenderedInOrder {}
extension ArraySlice: RenderedInOrder {}
extension ContiguousArray: RenderedInOrder {}

extension Set: RenderedByRule {
    static func render(at pointer: UnsafeRawPointer, with renderer: inout ValueRenderer) -> String {
        let elements = pointer.assumingMemoryBound(to: Self.self).pointee
        let parts = elements.map { renderer.renderWhole($0) }.sorted(by: isInReadingOrder)
        return renderer.renderList(renderer.renderElements(parts) { $1.place($0) }, from: "[", to: "]")
    }
}

extension Dictionary: RenderedByRule {
    static func render(at pointer: UnsafeRawPointer, with renderer: inout ValueRenderer) -> String {
        let entries = pointer.assumingMemoryBound(to: Self.self).pointee
        if entries.isEmpty { return "[:]" }
        let sorted = entries.map { (key: renderer.renderWhole($0.key), value: $0.value) }
            .sorted { isInReadingOrder($0.key, $1.key) }
        let parts = renderer.renderElements(sorted) { entry, renderer in
            "\(renderer.place(entry.key)): \(renderer.render(entry.value))"
        }
        return renderer.renderList(parts, from: "[", to: "]")
    }
}

extension KeyValuePairs: RenderedByRule {
    static func render(at pointer: UnsafeRawPointer, with renderer: inout ValueRenderer) -> String {
        let entries = pointer.assumingMemoryBound(to: Self.self).pointee
        if entries.isEmpty { return "[:]" }
        let parts = renderer.renderElements(entries) { entry, renderer in
            "\(renderer.render(entry.key)): \(renderer.render(entry.value))"
        }
        return renderer.renderList(parts, from: "[", to: "]")
    }
}

/// Numbers by size and before everything else, the rest by the scalars of its text.
private func isInReadingOrder(_ left: String, _ right: String) -> Bool {
    switch (Double(left), Double(right)) {
    case (let left?, let right?) where left != right: left < right
    case (.some, nil): true
    case (nil, .some): false
    default: left.unicodeScalars.lexicographicallyPrecedes(right.unicodeScalars)
    }
}

extension AnyHashable: RenderedByRule {
    static func render(at pointer: UnsafeRawPointer, with renderer: inout ValueRenderer) -> String {
        renderer.render(pointer.assumingMemoryBound(to: Self.self).pointee.base)
    }
}

@available(macOS 26, iOS 26, *)
extension InlineArray: RenderedByRule where Element: Copyable {
    static func render(at pointer: UnsafeRawPointer, with renderer: inout ValueRenderer) -> String {
        let elements = pointer.assumingMemoryBound(to: Self.self)
        let parts = renderer.renderElements(elements.pointee.indices) { $1.render(elements.pointee[$0]) }
        return renderer.renderList(parts, from: "[", to: "]")
    }
}
