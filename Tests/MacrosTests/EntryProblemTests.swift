import SwiftDiagnostics
import Testing

/// What `@Entry` refuses. The marker stands where the message must point.
struct EntryProblemTests {
    static let refused: [(source: String, message: String)] = [
        ("extension EnvironmentValues { @Entry var 📍size: Int }",
            "'@Entry' needs a default value; add '= …' here, or make the type 'Int?'"),
        ("extension EnvironmentValues { @Entry var 📍size }", "'@Entry' needs a default value; add '= …' here"),
        ("extension EnvironmentValues { @Entry 📍let size = 3 }",
            "'@Entry' makes a value that can be written; declare it with 'var' instead of 'let'"),
        ("extension EnvironmentValues { @Entry 📍static var size = 3 }",
            "'@Entry' makes a property of every instance; remove 'static'"),
        ("extension EnvironmentValues { @Entry var size: Int 📍{ 3 } }",
            "'@Entry' writes the accessors of this property itself; remove them, or remove '@Entry'"),
        ("extension EnvironmentValues { @Entry var size = 3 📍{ didSet {} } }",
            "'@Entry' writes the accessors of this property itself; remove them, or remove '@Entry'"),
        ("struct Card { 📍@Entry var size = 3 }", elsewhere),
        ("extension Card { 📍@Entry var size = 3 }", elsewhere),
        ("📍@Entry var size = 3", elsewhere),
        ("extension EnvironmentValues { struct Card { 📍@Entry var size = 3 } }", elsewhere),
        ("extension FocusedValues { @Entry var 📍note: Int = 3 }",
            "a focused value is nil while nothing that has it is in focus; give '@Entry' an optional type here"),
        ("extension FocusedValues { @Entry var note: Int? = 📍3 }",
            "a focused value is nil while nothing that has it is in focus; remove this default"),
    ]

    private static let elsewhere = """
        '@Entry' works on a 'var' directly inside an extension of \
        EnvironmentValues, Transaction, ContainerValues or FocusedValues; move it there
        """

    @Test(arguments: refused)
    func saysWhatToDo(source: String, message: String) throws {
        let marker = try #require(source.firstIndex(of: "📍"))
        let expansion = Expansion(of: source.replacing("📍", with: ""))
        let diagnostic = try #require(expansion.diagnostics.first)
        #expect(expansion.diagnostics.count == 1)
        #expect(diagnostic.message == message)
        #expect(expansion.offset(of: diagnostic) == source.utf8.distance(from: source.startIndex, to: marker))
        #expect(!expansion.text.contains("__Key_"))
    }

    @Test func offersToReplaceLet() throws {
        let expansion = Expansion(of: "extension EnvironmentValues { @Entry let size = 3 }")
        let fix = try #require(expansion.diagnostics.first?.fixIts.first)
        #expect(fix.message.message == "replace 'let' by 'var'")
        guard case .replace(let old, let new) = try #require(fix.changes.first) else {
            Issue.record("the fix replaces nothing")
            return
        }
        #expect(old.description == "let ")
        #expect(new.description == "var ")
    }
}
