import Foundation

/// Text as a literal in the source, with interpolated values formatted as SwiftUI formats them.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
    let text: String

    public init(_ value: String) { text = value }
    public init(stringLiteral value: String) { text = value }
    public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

    public struct StringInterpolation: StringInterpolationProtocol {
        var text = ""

        public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity * 2) }

        public mutating func appendLiteral(_ literal: String) { text += literal }
        public mutating func appendInterpolation(_ string: String) { text += string }
        public mutating func appendInterpolation(_ text: Text) { self.text += text.string }
        public mutating func appendInterpolation(_ image: Image) {}

        /// Whole numbers get the separators of the locale, as `%lld` does in a localized format.
        public mutating func appendInterpolation<T: BinaryInteger & CVarArg>(_ value: T) {
            text += Self.wholeNumber.string(from: NSNumber(value: Int64(clamping: value))) ?? "\(value)"
        }

        /// Other numbers get six places, as `%lf` does.
        public mutating func appendInterpolation(_ value: Double) { text += String(format: "%lf", value) }
        public mutating func appendInterpolation(_ value: Float) { text += String(format: "%f", value) }
        public mutating func appendInterpolation(_ value: CGFloat) { text += String(format: "%lf", Double(value)) }

        public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
            text += String(format: specifier, value)
        }

        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatOutput == String {
            text += format.format(input)
        }

        @_disfavoredOverload
        public mutating func appendInterpolation<T>(_ value: T) { text += String(describing: value) }

        private static let wholeNumber: NumberFormatter = {
            let formatter = NumberFormatter()
            formatter.locale = Locale(identifier: "en_US")
            formatter.numberStyle = .decimal
            formatter.maximumFractionDigits = 0
            return formatter
        }()
    }
}
