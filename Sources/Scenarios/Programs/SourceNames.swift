import SwiftSyntax

/// What a listing says by name that a running program could not: key paths of environment values, properties of
/// observable classes, and where bodies stand.
struct SourceNames {
    /// `data.target` of `\.data.target`, in the order of the text, each once.
    private(set) var environmentPaths: [String] = []
    /// `Model.count`, in the order of the text.
    private(set) var observedProperties: [String] = []
    /// Line in the parsed text, from 0, of the `body` of a view or the like, by type name.
    private(set) var bodies: [String: Int] = [:]

    init(_ file: SourceFileSyntax) {
        let reader = Reader(SourceLocationConverter(fileName: "", tree: file))
        reader.walk(file)
        environmentPaths = reader.environmentPaths
        observedProperties = reader.observedProperties
        bodies = reader.bodies
    }
}

private final class Reader: SyntaxVisitor {
    var environmentPaths: [String] = []
    var observedProperties: [String] = []
    var bodies: [String: Int] = [:]

    private struct Scope {
        var name: String
        var isObservable = false
        var extendsEnvironmentValues = false
        /// Whether its members can be named at file level.
        var isReachable = true
        var isFunction = false
    }

    private var scopes: [Scope] = []
    private let converter: SourceLocationConverter

    init(_ converter: SourceLocationConverter) {
        self.converter = converter
        super.init(viewMode: .sourceAccurate)
    }

    private var typeName: String { scopes.filter { !$0.isFunction }.map(\.name).joined(separator: ".") }
    private var isReachable: Bool { scopes.allSatisfy(\.isReachable) }

    private func enter(_ name: String, generic: Bool, _ modifiers: DeclModifierListSyntax) {
        let isPrivate = !scopes.isEmpty && modifiers.contains(.private)
        scopes.append(Scope(name: name, isReachable: !isPrivate && !generic))
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.text, generic: node.genericParameterClause != nil, node.modifiers)
        return .visitChildren
    }
    override func visitPost(_: StructDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.text, generic: node.genericParameterClause != nil, node.modifiers)
        return .visitChildren
    }
    override func visitPost(_: EnumDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.text, generic: node.genericParameterClause != nil, node.modifiers)
        return .visitChildren
    }
    override func visitPost(_: ActorDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.text, generic: node.genericParameterClause != nil, node.modifiers)
        scopes[scopes.count - 1].isObservable = node.attributes.contains(named: "Observable")
        return .visitChildren
    }
    override func visitPost(_: ClassDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        scopes.append(Scope(name: node.extendedType.trimmedDescription))
        scopes[scopes.count - 1].extendsEnvironmentValues = node.extendedType.trimmedDescription == "EnvironmentValues"
        return .visitChildren
    }
    override func visitPost(_: ExtensionDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.name.text == "body" || node.name.text == "makeBody" { noteBody(node.name) }
        scopes.append(Scope(name: "", isReachable: false, isFunction: true))
        return .visitChildren
    }
    override func visitPost(_: FunctionDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let scope = scopes.last, !scope.isFunction else { return .visitChildren }
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { continue }
            if name.text == "body" { noteBody(name) }
            let isNameable = isReachable && !node.modifiers.contains(.private) && !node.modifiers.contains(.static)
            guard isNameable else { continue }
            if scope.extendsEnvironmentValues { notePath(name.text) }
            if scope.isObservable, node.bindingSpecifier.tokenKind == .keyword(.var),
                !node.attributes.contains(named: "ObservationIgnored")
            {
                observedProperties.append("\(typeName).\(name.text)")
            }
        }
        return .visitChildren
    }

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        if node.attributeName.trimmedDescription == "Environment", case .argumentList(let arguments)? = node.arguments {
            notePath(arguments.first)
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let callee = node.calledExpression
        let name =
            callee.as(MemberAccessExprSyntax.self)?.declName.baseName.text
            ?? callee.as(DeclReferenceExprSyntax.self)?.baseName.text
        if let name, ["Environment", "environment", "transformEnvironment"].contains(name) { notePath(node.arguments.first) }
        return .visitChildren
    }

    private func noteBody(_ name: TokenSyntax) {
        guard !typeName.isEmpty, bodies[typeName] == nil else { return }
        bodies[typeName] = converter.location(for: name.positionAfterSkippingLeadingTrivia).line - 1
    }

    /// Leaves out paths with subscripts, whose arguments cannot be written elsewhere.
    private func notePath(_ argument: LabeledExprSyntax?) {
        guard let argument, argument.label == nil, let path = argument.expression.as(KeyPathExprSyntax.self),
            path.root == nil || path.root?.trimmedDescription == "EnvironmentValues"
        else { return }
        let text = path.components.trimmedDescription
        if text.contains("[") || text.contains("(") { return }
        notePath(String(text.drop { $0 == "." }))
    }

    private func notePath(_ path: String) {
        if path != "self", !environmentPaths.contains(path) { environmentPaths.append(path) }
    }
}

extension DeclModifierListSyntax {
    /// `private(set)` does not count.
    fileprivate func contains(_ keyword: Keyword) -> Bool {
        contains { $0.name.tokenKind == .keyword(keyword) && $0.detail == nil }
    }
}
