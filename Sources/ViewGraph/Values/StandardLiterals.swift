// How values of the standard library's simple types are written. Their own descriptions are the standard library's, not
// the author's, and hold no addresses.

extension RenderedAsLiteral where Self: BinaryInteger {
    var literal: String { String(self) }
}

extension Int: RenderedAsLiteral {}
extension Int8: RenderedAsLiteral {}
extension Int16: RenderedAsLiteral {}
extension Int32: RenderedAsLiteral {}
extension Int64: RenderedAsLiteral {}
extension Int128: RenderedAsLiteral {}
extension UInt: RenderedAsLiteral {}
extension UInt8: RenderedAsLiteral {}
extension UInt16: RenderedAsLiteral {}
extension UInt32: RenderedAsLiteral {}
extension UInt64: RenderedAsLiteral {}
extension UInt128: RenderedAsLiteral {}

extension RenderedAsLiteral where Self: FloatingPoint & CustomStringConvertible {
    var literal: String {
        if isNaN { return ".nan" }
        if isInfinite { return self < 0 ? "-.infinity" : ".infinity" }
        return description
    }
}

extension Double: RenderedAsLiteral {}
extension Float: RenderedAsLiteral {}
#if !(os(macOS) && arch(arm64))
    extension Float16: RenderedAsLiteral {}
#endif

extension Bool: RenderedAsLiteral {
    var literal: String { self ? "true" : "false" }
}

extension String: RenderedAsLiteral {
    var literal: String { stringLiteral(self) }
}
extension Substring: RenderedAsLiteral {
    var literal: String { stringLiteral(self) }
}
extension Character: RenderedAsLiteral {
    var literal: String { stringLiteral(String(self)) }
}
extension Unicode.Scalar: RenderedAsLiteral {
    var literal: String { stringLiteral(String(self)) }
}
extension StaticString: RenderedAsLiteral {
    var literal: String { withUTF8Buffer { stringLiteral(String(decoding: $0, as: UTF8.self)) } }
}

extension Duration: RenderedAsLiteral {
    var literal: String { "Duration(\(description))" }
}

// Addresses differ from run to run; that there is one is all that can be said.
extension ObjectIdentifier: RenderedAsLiteral {
    var literal: String { "ObjectIdentifier" }
}
extension UnsafePointer: RenderedAsLiteral {
    var literal: String { "UnsafePointer" }
}
extension UnsafeMutablePointer: RenderedAsLiteral {
    var literal: String { "UnsafeMutablePointer" }
}
extension UnsafeRawPointer: RenderedAsLiteral {
    var literal: String { "UnsafeRawPointer" }
}
extension UnsafeMutableRawPointer: RenderedAsLiteral {
    var literal: String { "UnsafeMutableRawPointer" }
}
extension OpaquePointer: RenderedAsLiteral {
    var literal: String { "OpaquePointer" }
}
