/// A type whose values are written by a rule of their own instead of by their stored properties.
protocol RenderedByRule {
    /// `pointer` is to an initialised value of `Self`.
    static func render(at pointer: UnsafeRawPointer, with renderer: inout ValueRenderer) -> String
}

/// A type whose values are written without looking further into them.
protocol RenderedAsLiteral: RenderedByRule {
    var literal: String { get }
}

extension RenderedAsLiteral {
    static func render(at pointer: UnsafeRawPointer, with renderer: inout ValueRenderer) -> String {
        pointer.assumingMemoryBound(to: Self.self).pointee.literal
    }
}

/// The type itself if its values are written by a rule of their own.
func renderingRule(for type: Any.Type) -> (any RenderedByRule.Type)? {
    renderingRules.value(for: type) { type as? any RenderedByRule.Type }
}

private let renderingRules = MetadataCache<(any RenderedByRule.Type)?>()
