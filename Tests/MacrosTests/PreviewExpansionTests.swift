import Testing

struct PreviewExpansionTests {
    static let written = [
        "#Preview { Text(\"Hello\") }",
        "#Preview(\"Named\") { Text(\"Hello\") }",
        "#Preview(\"Named\", body: { Text(\"Hello\") })",
    ]

    @Test(arguments: written)
    func becomesAFunctionThatNothingCalls(source: String) {
        let expansion = Expansion(of: source)
        #expect(expansion.diagnostics.isEmpty)
        let lines = expansion.text.split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }.map(String.init)
        #expect(lines.count == 5)
        #expect(lines[0].hasPrefix("private enum ") && lines[0].hasSuffix(" {"))
        #expect(lines[1...] == ["@MainActor @ViewBuilder static func body() -> some View {", "Text(\"Hello\")", "}", "}"])
    }

    @Test func previewsOfOneFileHaveDifferentNames() {
        let lines = Expansion(of: "#Preview { A() }\n#Preview { B() }").text.split(separator: "\n")
        let names = lines.filter { $0.hasPrefix("private enum") }
        #expect(names.count == 2)
        #expect(Set(names).count == 2)
    }

    @Test func previewableVariablesStayAsTheyAre() {
        let expansion = Expansion(of: "#Preview {\n    @Previewable @State var isOn = true\n    Toggle(isOn: $isOn)\n}")
        #expect(expansion.text.contains("@State var isOn = true"))
        #expect(!expansion.text.contains("@Previewable"))
    }
}
