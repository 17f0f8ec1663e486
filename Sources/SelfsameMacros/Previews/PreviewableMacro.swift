import SwiftSyntax
import SwiftSyntaxMacros

/// Leaves a `@Previewable` variable as it is: where previews do not run, its wrapper alone gives it its type.
public struct PreviewableMacro: PeerMacro {
    public static func expansion(
        of node: AttributeSyntax,
        providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        []
    }
}
