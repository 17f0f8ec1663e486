import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Expands `#Preview` into a function that nothing calls.
///
/// The compiler checks the types of a macro's arguments before the expansion, but isolation, initialisation and unused
/// values only in code that is compiled.
public struct PreviewMacro: DeclarationMacro {
    public static func expansion(
        of node: some FreestandingMacroExpansionSyntax,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        let written = node.trailingClosure ?? node.arguments.first { $0.label?.text == "body" }?.expression
            .as(ClosureExprSyntax.self)
        // Without a closure in view the compiler has refused the call, or it was given a function that stands elsewhere.
        guard let closure = written else { return [] }
        return [
            """
            private enum \(context.makeUniqueName("Preview")) {
                @MainActor @ViewBuilder static func body() -> some View {\(closure.statements)
                }
            }
            """
        ]
    }
}
