import SwiftSyntax

/// A collection of keyed values that an `@Entry` can extend.
enum EntryContainer: String, CaseIterable {
    case environmentValues = "EnvironmentValues"
    case transaction = "Transaction"
    case containerValues = "ContainerValues"
    case focusedValues = "FocusedValues"

    /// The container whose extension stands directly around a declaration.
    init?(around declaration: some Collection<Syntax>) {
        guard let nearest = declaration.first?.as(ExtensionDeclSyntax.self) else { return nil }
        if let member = nearest.extendedType.as(MemberTypeSyntax.self) {
            self.init(rawValue: member.name.text)
        } else if let name = nearest.extendedType.as(IdentifierTypeSyntax.self) {
            self.init(rawValue: name.name.text)
        } else {
            return nil
        }
    }

    var keyProtocol: String {
        switch self {
        case .environmentValues: "EnvironmentKey"
        case .transaction: "TransactionKey"
        case .containerValues: "ContainerValueKey"
        case .focusedValues: "FocusedValueKey"
        }
    }

    /// Whether keys say what a reader gets when nothing was written.
    ///
    /// A focused value is nil then, always, and its key has no say.
    var keysHaveDefaults: Bool { self != .focusedValues }
}
