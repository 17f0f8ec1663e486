import SwiftSyntax

/// The bodies in a listing that a fragment can take the place of: those of functions, initialisers, and computed properties.
struct BodyPlaces {
    struct Place {
        /// `Session.body`, `Model.load(from:)`.
        var name: String
        /// Between the braces, as UTF-8 offsets.
        var range: Range<Int>
    }

    /// In the order of the text.
    let all: [Place]

    init(_ file: SourceFileSyntax) {
        let reader = Reader(viewMode: .sourceAccurate)
        reader.walk(file)
        all = reader.places
    }

    /// Those that are meant by a name with or without the labels of parameters.
    func found(_ name: String) -> [Place] {
        let exact = all.filter { $0.name == name }
        return exact.isEmpty ? all.filter { $0.name.prefix { $0 != "(" } == name } : exact
    }
}

private final class Reader: SyntaxVisitor {
    var places: [BodyPlaces.Place] = []
    private var types: [String] = []

    private func enter(_ name: String) -> SyntaxVisitorContinueKind {
        types.append(name)
        return .visitChildren
    }
    private func leave() { types.removeLast() }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visitPost(_: StructDeclSyntax) { leave() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visitPost(_: EnumDeclSyntax) { leave() }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visitPost(_: ActorDeclSyntax) { leave() }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visitPost(_: ClassDeclSyntax) { leave() }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.extendedType.trimmedDescription)
    }
    override func visitPost(_: ExtensionDeclSyntax) { leave() }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        note(node.name.text + labels(node.signature), node.body)
        return .skipChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        note("init" + labels(node.signature), node.body)
        return .skipChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
                let accessors = binding.accessorBlock
            else { continue }
            if case .accessors(let all) = accessors.accessors {
                note(name, all.first { $0.accessorSpecifier.tokenKind == .keyword(.get) }?.body)
            } else {
                note(name, from: accessors.leftBrace, to: accessors.rightBrace)
            }
        }
        return .skipChildren
    }

    private func labels(_ signature: FunctionSignatureSyntax) -> String {
        "(" + signature.parameterClause.parameters.map { $0.firstName.text + ":" }.joined() + ")"
    }

    private func note(_ name: String, _ body: CodeBlockSyntax?) {
        if let body { note(name, from: body.leftBrace, to: body.rightBrace) }
    }

    private func note(_ name: String, from open: TokenSyntax, to close: TokenSyntax) {
        let range = open.endPositionBeforeTrailingTrivia.utf8Offset..<close.positionAfterSkippingLeadingTrivia.utf8Offset
        places.append(BodyPlaces.Place(name: (types + [name]).joined(separator: "."), range: range))
    }
}
