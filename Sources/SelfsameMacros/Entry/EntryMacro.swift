import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Expands `@Entry` into a key and the accessors that read and write through it.
public struct EntryMacro {}

extension EntryMacro: AccessorMacro {
    public static func expansion(
        of node: AttributeSyntax,
        providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        do throws(EntryProblem) {
            let entry = try EntryProperty(declaration, within: context.lexicalContext)
            return [
                "get { self[\(raw: entry.keyName).self] }",
                "set { self[\(raw: entry.keyName).self] = newValue }",
            ]
        } catch {
            context.diagnose(error.diagnostic)
            // With accessors the compiler has nothing to add about a stored property at a place that allows none.
            return ["get { fatalError() }"]
        }
    }
}

extension EntryMacro: PeerMacro {
    public static func expansion(
        of node: AttributeSyntax,
        providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        // The accessors' expansion has reported the problem already.
        guard let entry = try? EntryProperty(declaration, within: context.lexicalContext) else { return [] }
        return [entry.key]
    }
}

extension EntryProperty {
    /// The key's declaration.
    ///
    /// The default is computed, so that each read of a key that nothing was written to makes it anew.
    fileprivate var key: DeclSyntax {
        let name = keyName
        let keyProtocol = container.keyProtocol
        guard let type else {
            return """
                private struct \(raw: name): \(raw: keyProtocol), _InferredEntryKey {
                    static let _makeDefault = _EntryDefault(\(initialValue))
                }
                """
        }
        guard container.keysHaveDefaults else {
            return """
                private struct \(raw: name): \(raw: keyProtocol) {
                    typealias Value = \(type.wrappedInOptional ?? type)
                }
                """
        }
        return """
            private struct \(raw: name): \(raw: keyProtocol) {
                typealias Value = \(type.storable)
                static var defaultValue: Value { \(initialValue ?? "nil") }
            }
            """
    }
}

extension TypeSyntax {
    /// The type as a `typealias` may name it: `T!` is an optional with a promise that only a property can make.
    fileprivate var storable: TypeSyntax {
        guard let promised = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) else { return self }
        return TypeSyntax(OptionalTypeSyntax(wrappedType: promised.wrappedType))
    }
}
