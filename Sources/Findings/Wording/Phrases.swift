/// `“a”, “b” and “c”`, at most eight of them.
func quoted(_ texts: [String]) -> String { listed(texts.map { "“\($0)”" }) }

/// `a, b and c`, at most eight of them.
func listed(_ texts: [String]) -> String {
    guard texts.count > 1 else { return texts.first ?? "nothing" }
    let shown = texts.prefix(8)
    if shown.count < texts.count { return shown.joined(separator: ", ") + " and \(texts.count - shown.count) more" }
    return shown.dropLast().joined(separator: ", ") + " and " + shown.last!
}

/// `; did you mean a or b?`, or nothing.
func suggestion(_ nearest: [String]) -> String {
    nearest.isEmpty ? "" : "; did you mean \(nearest.joined(separator: " or "))?"
}

/// `1 instance`, `2 instances`.
func counted(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

/// A number without a needless `.0`.
func brief(_ number: Double) -> String { number == number.rounded() ? "\(Int(number))" : "\(number)" }
