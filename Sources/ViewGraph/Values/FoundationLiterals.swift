import Foundation

// How values of Foundation's types are written: `Type("text")`, the text being a standard one.

extension Date: RenderedAsLiteral {
    /// In UTC; milliseconds only when there are any.
    var literal: String {
        let milliseconds = (timeIntervalSinceReferenceDate * 1_000).rounded()
        guard milliseconds.isFinite, abs(milliseconds) < 1e15 else { return "Date(\(timeIntervalSinceReferenceDate.literal))" }
        let isWhole = milliseconds.truncatingRemainder(dividingBy: 1_000) == 0
        let style = Date.ISO8601FormatStyle(includingFractionalSeconds: !isWhole)
        return "Date(\"\(Date(timeIntervalSinceReferenceDate: milliseconds / 1_000).formatted(style))\")"
    }
}

extension UUID: RenderedAsLiteral {
    var literal: String { "UUID(\"\(uuidString)\")" }
}

extension URL: RenderedAsLiteral {
    var literal: String { "URL(\(stringLiteral(absoluteString)))" }
}

extension Data: RenderedAsLiteral {
    /// The bytes in hexadecimal, at most 64 of them.
    var literal: String {
        let shown = prefix(64).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        return "Data(\"\(shown)\(count > 64 ? "…" : "")\")"
    }
}

extension Decimal: RenderedAsLiteral {
    var literal: String { description }
}

extension CGFloat: RenderedAsLiteral {
    var literal: String { native.literal }
}

extension AttributedString: RenderedAsLiteral {
    var literal: String { "AttributedString(\(stringLiteral(String(characters))))" }
}

extension Locale: RenderedAsLiteral {
    var literal: String { "Locale(\(stringLiteral(identifier)))" }
}

extension TimeZone: RenderedAsLiteral {
    var literal: String { "TimeZone(\(stringLiteral(identifier)))" }
}

extension Calendar: RenderedAsLiteral {
    var literal: String { "Calendar(.\(identifier))" }
}

extension IndexPath: RenderedAsLiteral {
    var literal: String { "IndexPath(\(map { String($0) }.joined(separator: ", ")))" }
}

extension IndexSet: RenderedAsLiteral {
    var literal: String { "IndexSet(\(map { String($0) }.joined(separator: ", ")))" }
}
