extension Range: RenderedByRule {
    static func render(at pointer: UnsafeRawPointer, with renderer: inout ValueRenderer) -> String {
        let range = pointer.assumingMemoryBound(to: Self.self).pointee
        return "\(renderer.render(range.lowerBound))..<\(renderer.render(range.upperBound))"
    }
}

extension ClosedRange: RenderedByRule {
    static func render(at pointer: UnsafeRawPointer, with renderer: inout ValueRenderer) -> String {
        let range = pointer.assumingMemoryBound(to: Self.self).pointee
        return "\(renderer.render(range.lowerBound))...\(renderer.render(range.upperBound))"
    }
}

extension PartialRangeFrom: RenderedByRule {
    static func render(at pointer: UnsafeRawPointer, with renderer: inout ValueRenderer) -> String {
        renderer.render(pointer.assumingMemoryBound(to: Self.self).pointee.lowerBound) + "..."
    }
}

extension PartialRangeUpTo: RenderedByRule {
    static func render(at pointer: UnsafeRawPointer, with renderer: inout ValueRenderer) -> String {
        "..<" + renderer.render(pointer.assumingMemoryBound(to: Self.self).pointee.upperBound)
    }
}

extension PartialRangeThrough: RenderedByRule {
    static func render(at pointer: UnsafeRawPointer, with renderer: inout ValueRenderer) -> String {
        "..." + renderer.render(pointer.assumingMemoryBound(to: Self.self).pointee.upperBound)
    }
}
