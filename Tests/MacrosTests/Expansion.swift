import SwiftDiagnostics
import SwiftParser
import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros

@testable import SelfsameMacros

/// What becomes of a source text when its macros are expanded.
struct Expansion {
    let text: String
    let diagnostics: [Diagnostic]
    private let source: SourceFileSyntax

    init(of source: String) {
        let file = Parser.parse(source: source)
        let context = BasicMacroExpansionContext(
            sourceFiles: [file: .init(moduleName: "Article", fullFilePath: "Article.swift")])
        let macros: [String: any Macro.Type] = [
            "Entry": EntryMacro.self, "Preview": PreviewMacro.self, "Previewable": PreviewableMacro.self,
        ]
        text = file.expand(macros: macros) { node in
            BasicMacroExpansionContext(sharingWith: context, lexicalContext: node.allMacroLexicalContexts())
        }.description
        diagnostics = context.diagnostics
        self.source = file
    }

    /// The distance in UTF-8 from the start of the source to where a diagnostic points.
    ///
    /// Expansion works on nodes torn out of the file, so the place is looked up by what stands there.
    func offset(of diagnostic: Diagnostic) -> Int? {
        let wanted = diagnostic.node.trimmedDescription
        var found: Int?
        func search(_ node: Syntax) {
            guard found == nil else { return }
            if node.kind == diagnostic.node.kind, node.trimmedDescription == wanted {
                found = node.positionAfterSkippingLeadingTrivia.utf8Offset
                return
            }
            for child in node.children(viewMode: .sourceAccurate) { search(child) }
        }
        search(Syntax(source))
        return found
    }
}
