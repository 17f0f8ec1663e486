/// A piece of the screen, by meaning and not by pixels.
public struct ScreenElement: Codable, Hashable, Sendable {
    /// What it is: `text`, `button`, `toggle`, `textField`, `image`, `color`, `shape`, `spacer`, `divider`, `vstack`, `hstack`,
    /// `zstack`, `list`, `section`, `form`, `scroll`, `group`, `link`, `progress`, …
    public var kind: String
    /// Its whole text: a label, a title, a placeholder, a system image's name.
    public var text: String?
    /// Its current value: the text in a field, `on` or `off` of a toggle.
    public var value: String?
    /// Modifiers that change its looks or its behaviour, by name: `opacity` → `0`, `disabled` → `true`.
    public var modifiers: [String: String]
    public var children: [ScreenElement]
    /// The nearest user-defined view that it belongs to: the `id` of its lifetime.
    public var view: Int?

    public init(
        kind: String, text: String? = nil, value: String? = nil, modifiers: [String: String] = [:],
        children: [ScreenElement] = [], view: Int? = nil
    ) {
        self.kind = kind
        self.text = text
        self.value = value
        self.modifiers = modifiers
        self.children = children
        self.view = view
    }
}
