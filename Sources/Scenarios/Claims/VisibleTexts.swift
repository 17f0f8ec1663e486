import Trace

extension ScreenElement {
    /// Whole texts that can be read on the screen, in its order.
    ///
    /// Left out is what is hidden, has no opacity, or lies behind another screen; size and position are not looked at.
    var visibleTexts: [String] {
        if !isDrawn { return [] }
        var own = text.map { [$0] } ?? []
        if let value, Self.fields.contains(kind), !value.isEmpty { own.append(value) }
        return own + children.flatMap(\.visibleTexts)
    }

    private var isDrawn: Bool {
        if modifiers["hidden"].map({ $0 != "false" }) == true { return false }
        if modifiers["covered"].map({ $0 != "false" }) == true { return false }
        return modifiers["opacity"].flatMap(Double.init) != 0
    }

    /// Kinds whose value is text that a user reads.
    private static let fields: Set<String> = ["textField", "textEditor"]
}
