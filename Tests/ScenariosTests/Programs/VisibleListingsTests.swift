import Foundation
import Testing

@testable import Scenarios

/// Which declarations a scenario below some listings sees.
@Suite struct VisibleListingsTests {
    struct Case: Sendable {
        let listings: [String]
        /// What is left of each listing, blanks at the ends left out; a listing in which nothing is left is missing.
        let seen: [Int: String]
    }

    static let cases = [
        Case(listings: ["struct A {}", "struct B {}"], seen: [0: "struct A {}", 1: "struct B {}"]),
        Case(
            listings: ["struct A {}\nstruct B {}", "struct A { var x = 1 }"],
            seen: [0: "struct B {}", 1: "struct A { var x = 1 }"]),
        Case(listings: ["struct A {}", "class A {}"], seen: [1: "class A {}"]),
        Case(listings: ["func f(a: Int) {}", "func f(b: Int) {}"], seen: [0: "func f(a: Int) {}", 1: "func f(b: Int) {}"]),
        Case(listings: ["func f(a: Int) {}", "func f(a: Int) { g() }"], seen: [1: "func f(a: Int) { g() }"]),
        Case(listings: ["let a = 1, b = 2", "let a = 3"], seen: [0: "let a = 1, b = 2", 1: "let a = 3"]),
        // Extensions go with the declaration that they belong to.
        Case(listings: ["struct A {}\nextension A { func f() {} }", "struct A {}"], seen: [1: "struct A {}"]),
        Case(listings: ["struct A {}", "extension A { func f() {} }", "struct A {}"], seen: [2: "struct A {}"]),
        Case(
            listings: ["struct A {}", "struct A {}", "extension A.B { func f() {} }"],
            seen: [1: "struct A {}", 2: "extension A.B { func f() {} }"]),
        // Of types that no listing declares, the members count.
        Case(
            listings: [
                "extension EnvironmentValues { @Entry var size = 1; @Entry var tint = 2 }",
                "extension EnvironmentValues { @Entry var size = 3 }",
            ],
            seen: [
                0: "extension EnvironmentValues {                    ; @Entry var tint = 2 }",
                1: "extension EnvironmentValues { @Entry var size = 3 }",
            ]),
        Case(
            listings: ["#if os(iOS)\nstruct A {}\n#endif", "struct A {}"],
            seen: [0: "#if os(iOS)\n           \n#endif", 1: "struct A {}"]),
        Case(
            listings: ["infix operator +++", "prefix operator +++"], seen: [0: "infix operator +++", 1: "prefix operator +++"]),
        Case(listings: ["// 日本\nstruct A {}", "struct A {}"], seen: [0: "// 日本", 1: "struct A {}"]),
    ]

    @Test(arguments: cases)
    func resolve(_ item: Case) {
        let plan = ProgramPlan(MarkedText(article(item.listings)).article)
        #expect(plan.programs.count >= 1)
        let seen = plan.programs[0].listings.map { visible in
            (visible.index, visible.lines.joined(separator: "\n").trimmingCharacters(in: .whitespacesAndNewlines))
        }
        #expect(Dictionary(uniqueKeysWithValues: seen) == item.seen)
    }
}
