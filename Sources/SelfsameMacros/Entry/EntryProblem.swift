import SwiftDiagnostics
import SwiftSyntax

/// An `@Entry` that cannot be expanded, and where it stands.
struct EntryProblem: Error {
    let reason: Reason
    let place: Syntax

    init(_ reason: Reason, at place: some SyntaxProtocol) {
        self.reason = reason
        self.place = Syntax(place)
    }

    enum Reason: Equatable {
        case notInAContainer
        case constant
        case modifier(String)
        case severalBindings
        case computed
        case noDefault(type: String?)
        case focusedValueNotOptional
        case focusedValueWithDefault
    }

    var diagnostic: Diagnostic {
        Diagnostic(node: place, message: reason, fixIts: fixIts)
    }

    private var fixIts: [FixIt] {
        guard reason == .constant, let specifier = place.as(TokenSyntax.self) else { return [] }
        let change = FixIt.Change.replace(
            oldNode: place, newNode: Syntax(specifier.with(\.tokenKind, .keyword(.var))))
        return [FixIt(message: ReplaceLetByVar(), changes: [change])]
    }
}

extension EntryProblem.Reason: DiagnosticMessage {
    var message: String {
        switch self {
        case .notInAContainer:
            """
            '@Entry' works on a 'var' directly inside an extension of \
            EnvironmentValues, Transaction, ContainerValues or FocusedValues; move it there
            """
        case .constant:
            "'@Entry' makes a value that can be written; declare it with 'var' instead of 'let'"
        case .modifier(let name):
            "'@Entry' makes a property of every instance; remove '\(name)'"
        case .severalBindings:
            "'@Entry' makes one key for one name; give each value a 'var' and an '@Entry' of its own"
        case .computed:
            "'@Entry' writes the accessors of this property itself; remove them, or remove '@Entry'"
        case .noDefault(let type?):
            "'@Entry' needs a default value; add '= …' here, or make the type '\(type)?'"
        case .noDefault(nil):
            "'@Entry' needs a default value; add '= …' here"
        case .focusedValueNotOptional:
            "a focused value is nil while nothing that has it is in focus; give '@Entry' an optional type here"
        case .focusedValueWithDefault:
            "a focused value is nil while nothing that has it is in focus; remove this default"
        }
    }

    var diagnosticID: MessageID {
        let name =
            switch self {
            case .notInAContainer: "notInAContainer"
            case .constant: "constant"
            case .modifier: "modifier"
            case .severalBindings: "severalBindings"
            case .computed: "computed"
            case .noDefault: "noDefault"
            case .focusedValueNotOptional: "focusedValueNotOptional"
            case .focusedValueWithDefault: "focusedValueWithDefault"
            }
        return MessageID(domain: "Entry", id: name)
    }

    var severity: DiagnosticSeverity { .error }
}

private struct ReplaceLetByVar: FixItMessage {
    let message = "replace 'let' by 'var'"
    let fixItID = MessageID(domain: "Entry", id: "replaceLetByVar")
}
