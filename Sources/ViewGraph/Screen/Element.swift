import Trace

/// A piece of the screen with what a person can do to it.
public struct Element {
    /// See `ScreenElement.kind`.
    public var kind: String
    public var text: String?
    public var value: String?
    public var modifiers: [String: String]
    public var children: [Element]
    /// The lifetime of the nearest user-defined view.
    public var view: Int?
    public var interaction: Interaction

    public init(
        kind: String, text: String? = nil, value: String? = nil, modifiers: [String: String] = [:], children: [Element] = [],
        interaction: Interaction = Interaction()
    ) {
        self.kind = kind
        self.text = text
        self.value = value
        self.modifiers = modifiers
        self.children = children
        self.interaction = interaction
    }

    /// Without the closures, for the trace.
    public var recorded: ScreenElement {
        ScreenElement(
            kind: kind, text: text, value: value, modifiers: modifiers, children: children.map(\.recorded), view: view)
    }
}

/// What a person can do to an element.
public struct Interaction {
    /// A tap: a button, a link, a row.
    public var tap: (() -> Void)?
    /// Switches a toggle; the current position is read first.
    public var toggle: (isOn: () -> Bool, set: (Bool) -> Void)?
    /// Edits a field.
    public var text: (get: () -> String, set: (String) -> Void)?
    /// Return in a field.
    public var submit: (() -> Void)?
    /// Whether the element and those inside it take part: not disabled.
    public var isEnabled = true

    public init() {}
}

extension Graph {
    /// What a user would see now, from the root down.
    public var screen: [Element] {
        var elements: [Element] = []
        root?.appendElements(to: &elements)
        return elements
    }
}
