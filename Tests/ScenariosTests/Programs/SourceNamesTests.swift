import SwiftParser
import Testing

@testable import Scenarios

/// Names that the driver can say at the end of the file, and only those.
@Suite struct SourceNamesTests {
    @Test(arguments: [
        ("struct V { @Environment(\\.data.target) var t }", ["data.target"]),
        ("struct V { @Environment(\\EnvironmentValues.locale) var t }", ["locale"]),
        ("struct V { @Environment(Store.self) var store }", []),
        ("let a = Text(\"\").environment(\\.size, 3).transformEnvironment(\\.tint) { $0 = 1 }", ["size", "tint"]),
        ("let a = Environment(\\.size)", ["size"]),
        ("let a = other.frame(\\.size, 3)", []),
        ("let a = Text(\"\").environment(\\.[key], 3)", []),
        ("struct V { @Environment(\\.self) var all }", []),
        ("extension EnvironmentValues { @Entry var depth = 0; private var hidden: Int { 0 } }", ["depth"]),
    ])
    func environmentPaths(swift: String, paths: [String]) {
        #expect(Set(SourceNames(Parser.parse(source: swift)).environmentPaths) == Set(paths))
    }

    @Test(arguments: [
        (
            "@Observable class Model { var a = 0; let b = 1; private var c = 2; @ObservationIgnored var d = 3; static var e = 4 }",
            ["Model.a"]
        ),
        ("@Observable final class Model { private(set) var a = 0; var twice: Int { a * 2 } }", ["Model.a", "Model.twice"]),
        ("enum Outer { @Observable class Model { var a = 0 } }", ["Outer.Model.a"]),
        ("enum Outer { @Observable private class Model { var a = 0 } }", []),
        ("@Observable class Box<T> { var a: T? }", []),
        ("func f() { @Observable class Local { var a = 0 } }", []),
        ("class Plain { var a = 0 }", []),
    ])
    func observedProperties(swift: String, properties: [String]) {
        #expect(SourceNames(Parser.parse(source: swift)).observedProperties == properties)
    }

    @Test func bodies() {
        let swift = """
            struct A: View {
                var body: some View { Text("") }
            }
            struct Outer { struct Fade: ViewModifier {
                func body(content: Content) -> some View { content }
            } }
            extension B { var body: some View { Text("") } }
            """
        #expect(SourceNames(Parser.parse(source: swift)).bodies == ["A": 1, "Outer.Fade": 4, "B": 6])
    }
}
