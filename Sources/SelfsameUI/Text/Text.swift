import Foundation
import ViewGraph

/// One or more lines of read-only text.
public nonisolated struct Text: PrimitiveView, Equatable, Sendable {
    let string: String
    var modifiers: [String: String] = [:]

    public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil) {
        string = key.text
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { string = String(content) }

    public init(verbatim content: String) { string = content }

    public init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput == String {
        string = format.format(input)
    }

    public init(_ attributed: AttributedString) { string = String(attributed.characters) }

    public init(_ image: Image) { string = "" }

    public static func + (left: Text, right: Text) -> Text { Text(verbatim: left.string + right.string) }

    public static func _mount(_ value: Self, at context: MountContext) -> ValueNode<Self> {
        LeafNode(value, context) { text, _ in Element(kind: "text", text: text.string, modifiers: text.modifiers) }
    }

    /// A copy that looks different.
    func with(_ name: String, _ value: String) -> Text {
        var copy = self
        copy.modifiers[name] = value
        return copy
    }
}

extension Text {
    public func bold() -> Text { with("bold", "true") }
    public func bold(_ isActive: Bool) -> Text { with("bold", "\(isActive)") }
    public func italic() -> Text { with("italic", "true") }
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { with("underline", "\(isActive)") }
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { with("strikethrough", "\(isActive)") }
    public func monospaced() -> Text { with("monospaced", "true") }
    public func monospacedDigit() -> Text { with("monospacedDigit", "true") }
    public func font(_ font: Font?) -> Text { with("font", font?.name ?? "default") }
    public func fontWeight(_ weight: Font.Weight?) -> Text { with("fontWeight", weight?.name ?? "default") }
    public func foregroundColor(_ color: Color?) -> Text { with("foregroundColor", color?.name ?? "default") }
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { with("foregroundStyle", style.looks) }
}
