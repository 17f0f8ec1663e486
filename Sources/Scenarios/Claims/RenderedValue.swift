/// Values as text, as the engine renders them and as authors write them.
enum RenderedValue {
    /// `1` and `1.0` are one number; everything else is equal when its text is.
    static func areEqual(_ first: String, _ second: String) -> Bool {
        if first == second { return true }
        guard isNumber(first), isNumber(second), let left = Double(first), let right = Double(second) else { return false }
        return left == right && (first.contains(".") || second.contains("."))
    }

    private static func isNumber(_ text: String) -> Bool { text.allSatisfy { $0.isNumber || "+-.eE".contains($0) } }
}
