/// A vector is written `SIMD2(1.0, 2.0)`.
extension RenderedByRule where Self: SIMD {
    static func render(at pointer: UnsafeRawPointer, with renderer: inout ValueRenderer) -> String {
        let vector = pointer.assumingMemoryBound(to: Self.self).pointee
        let parts = renderer.renderElements(vector.indices) { index, renderer in renderer.render(vector[index]) }
        return displayName(of: Self.self) + renderer.renderList(parts)
    }
}

extension SIMD2: RenderedByRule {}
extension SIMD3: RenderedByRule {}
extension SIMD4: RenderedByRule {}
extension SIMD8: RenderedByRule {}
extension SIMD16: RenderedByRule {}
extension SIMD32: RenderedByRule {}
extension SIMD64: RenderedByRule {}
