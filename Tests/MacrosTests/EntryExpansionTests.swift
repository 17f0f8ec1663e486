import Testing

/// A property written in an extension of a container, and the key that `@Entry` makes of it.
struct EntryExpansionTests {
    static let keys: [(container: String, property: String, key: [String])] = [
        ("EnvironmentValues", "var size: Int = 3",
            ["EnvironmentKey {", "typealias Value = Int", "static var defaultValue: Value {", "3", "}", "}"]),
        ("EnvironmentValues", "var title: String?",
            ["EnvironmentKey {", "typealias Value = String?", "static var defaultValue: Value {", "nil", "}", "}"]),
        ("EnvironmentValues", "var title: Optional<String>",
            ["EnvironmentKey {", "typealias Value = Optional<String>", "static var defaultValue: Value {", "nil", "}", "}"]),
        ("EnvironmentValues", "var title: String!",
            ["EnvironmentKey {", "typealias Value = String?", "static var defaultValue: Value {", "nil", "}", "}"]),
        ("EnvironmentValues", "var action: (@MainActor (Int) -> Void)? = nil",
            [
                "EnvironmentKey {", "typealias Value = (@MainActor (Int) -> Void)?", "static var defaultValue: Value {", "nil",
                "}", "}",
            ]),
        ("SwiftUI.EnvironmentValues", "var size = 3",
            ["EnvironmentKey, _InferredEntryKey {", "static let _makeDefault = _EntryDefault(3)", "}"]),
        ("EnvironmentValues", "private var theme = Theme(size: 3)",
            ["EnvironmentKey, _InferredEntryKey {", "static let _makeDefault = _EntryDefault(Theme(size: 3))", "}"]),
        ("Transaction", "var depth: Int = 0",
            ["TransactionKey {", "typealias Value = Int", "static var defaultValue: Value {", "0", "}", "}"]),
        ("ContainerValues", "var tag: String = \"\"",
            ["ContainerValueKey {", "typealias Value = String", "static var defaultValue: Value {", "\"\"", "}", "}"]),
        ("FocusedValues", "var note: Note?", ["FocusedValueKey {", "typealias Value = Note", "}"]),
        ("FocusedValues", "var action: (() -> Void)? = nil", ["FocusedValueKey {", "typealias Value = () -> Void", "}"]),
    ]

    @Test(arguments: keys)
    func makesAKey(container: String, property: String, key: [String]) throws {
        let expansion = Expansion(of: "extension \(container) {\n    @Entry \(property)\n}")
        #expect(expansion.diagnostics.isEmpty)
        let lines = expansion.text.split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }.map(String.init)
        let name = try #require(property.split { !$0.isLetter }.drop { $0 == "private" || $0 == "var" }.first)
        let start = try #require(lines.firstIndex { $0.hasPrefix("private struct __Key_\(name): ") })
        let written = [String(lines[start].trimmingPrefix("private struct __Key_\(name): "))] + lines[(start + 1)...].dropLast()
        #expect(written == key)
    }

    @Test func readsAndWritesThroughTheKey() {
        let expansion = Expansion(of: "extension EnvironmentValues {\n    @Entry public var `default`: Int = 3\n}")
        #expect(expansion.text == """
            extension EnvironmentValues {
                public var `default`: Int {
                    get {
                        self[__Key_default.self]
                    }
                    set {
                        self[__Key_default.self] = newValue
                    }
                }

                private struct __Key_default: EnvironmentKey {
                    typealias Value = Int
                    static var defaultValue: Value {
                        3
                    }
                }
            }
            """)
    }
}
