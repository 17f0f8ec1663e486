import Articles
import SwiftParser
import SwiftSyntax

/// What the Swift of one listing declares at its top level.
struct ListingDeclarations {
    struct Declaration {
        /// What would clash with another declaration: `struct Row` and `class Row` do, `f(a:)` and `f(b:)` do not.
        var names: [String]
        /// UTF-8 offsets in the listing's text.
        var range: Range<Int>
    }

    struct Extension {
        /// The first name of the extended type: `Outer` of `Outer.Inner`.
        var root: String
        var range: Range<Int>
        var members: [Declaration]
    }

    private(set) var declarations: [Declaration] = []
    private(set) var extensions: [Extension] = []
    private(set) var hasEntryPoint = false
    private(set) var importsSwiftUI = false

    init(text: String) { self.init(Parser.parse(source: text)) }

    init(_ file: SourceFileSyntax) { add(file.statements) }

    private mutating func add(_ statements: CodeBlockItemListSyntax) {
        for statement in statements {
            guard case .decl(let declaration) = statement.item else { continue }
            if let branches = declaration.as(IfConfigDeclSyntax.self) {
                for clause in branches.clauses {
                    if case .statements(let inner)? = clause.elements { add(inner) }
                }
            } else {
                add(declaration)
            }
        }
    }

    private mutating func add(_ declaration: DeclSyntax) {
        if let imported = declaration.as(ImportDeclSyntax.self) {
            importsSwiftUI = importsSwiftUI || imported.path.first?.name.text == "SwiftUI"
        } else if let extended = declaration.as(ExtensionDeclSyntax.self) {
            let members = extended.memberBlock.members.compactMap { member -> Declaration? in
                let names = Self.names(of: member.decl)
                return names.isEmpty ? nil : Declaration(names: names, range: member.decl.writtenRange)
            }
            extensions.append(
                Extension(root: extended.extendedType.rootName, range: declaration.writtenRange, members: members))
        } else {
            let names = Self.names(of: declaration)
            if !names.isEmpty { declarations.append(Declaration(names: names, range: declaration.writtenRange)) }
            let attributes = declaration.asProtocol(WithAttributesSyntax.self)?.attributes
            hasEntryPoint = hasEntryPoint || attributes?.contains(named: "main") == true
        }
    }

    /// Empty for what cannot be declared twice, or may be.
    private static func names(of declaration: DeclSyntax) -> [String] {
        if let function = declaration.as(FunctionDeclSyntax.self) {
            let parameters = function.signature.parameterClause.parameters.map {
                "\($0.firstName.text):\($0.type.trimmedDescription)"
            }
            return ["\(function.name.text)(\(parameters.joined(separator: ",")))"]
        }
        if let variable = declaration.as(VariableDeclSyntax.self) {
            return variable.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text }
        }
        if let sign = declaration.as(OperatorDeclSyntax.self) { return ["\(sign.fixitySpecifier.text) \(sign.name.text)"] }
        if let group = declaration.as(PrecedenceGroupDeclSyntax.self) { return ["precedencegroup \(group.name.text)"] }
        if let named = declaration.asProtocol(NamedDeclSyntax.self) { return [named.name.text] }
        return []
    }
}

extension SyntaxProtocol {
    /// UTF-8 offsets without the blanks and comments around.
    var writtenRange: Range<Int> { positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset }
}

extension TypeSyntax {
    /// `Outer` of `Outer<Int>.Inner`.
    var rootName: String {
        if let member = self.as(MemberTypeSyntax.self) { return member.baseType.rootName }
        return self.as(IdentifierTypeSyntax.self)?.name.text ?? trimmedDescription
    }
}

extension AttributeListSyntax {
    func contains(named name: String) -> Bool {
        contains { $0.as(AttributeSyntax.self)?.attributeName.as(IdentifierTypeSyntax.self)?.name.text == name }
    }
}
