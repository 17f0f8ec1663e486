/// How text is set.
public struct Font: Hashable, Sendable {
    let name: String

    public static let largeTitle = Font(name: "largeTitle")
    public static let title = Font(name: "title")
    public static let title2 = Font(name: "title2")
    public static let title3 = Font(name: "title3")
    public static let headline = Font(name: "headline")
    public static let subheadline = Font(name: "subheadline")
    public static let body = Font(name: "body")
    public static let callout = Font(name: "callout")
    public static let footnote = Font(name: "footnote")
    public static let caption = Font(name: "caption")
    public static let caption2 = Font(name: "caption2")

    public enum Weight: String, Hashable, Sendable {
        case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

        var name: String { rawValue }
    }

    public enum Design: String, Hashable, Sendable { case `default`, serif, rounded, monospaced }

    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font { Font(name: "system \(size)") }
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font { Font(name: style.rawValue) }
    public static func custom(_ name: String, size: CGFloat) -> Font { Font(name: name) }

    public enum TextStyle: String, CaseIterable, Hashable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    }

    public func bold() -> Font { Font(name: "\(name) bold") }
    public func italic() -> Font { Font(name: "\(name) italic") }
    public func weight(_ weight: Weight) -> Font { Font(name: "\(name) \(weight.name)") }
    public func monospaced() -> Font { Font(name: "\(name) monospaced") }
    public func monospacedDigit() -> Font { Font(name: "\(name) monospacedDigit") }
}
