import SwiftSyntax

/// What an `@Entry` property says about its key, once the declaration is known to be one that works.
struct EntryProperty {
    let container: EntryContainer
    /// Without backticks.
    let name: String
    /// Nil when the type is left to inference from `initialValue`.
    let type: TypeSyntax?
    /// Nil when the type is optional and starts out nil.
    let initialValue: ExprSyntax?

    var keyName: String { "__Key_\(name)" }

    /// - Throws: ``EntryProblem`` at the part of the declaration that does not work.
    init(_ declaration: some DeclSyntaxProtocol, within surroundings: some Collection<Syntax>) throws(EntryProblem) {
        guard let variable = declaration.as(VariableDeclSyntax.self),
            let container = EntryContainer(around: surroundings)
        else { throw EntryProblem(.notInAContainer, at: declaration) }
        guard variable.bindingSpecifier.tokenKind == .keyword(.var) else {
            throw EntryProblem(.constant, at: variable.bindingSpecifier)
        }
        if let modifier = variable.modifiers.first(where: { Self.excluded.contains($0.name.text) }) {
            throw EntryProblem(.modifier(modifier.name.text), at: modifier)
        }
        guard let binding = variable.bindings.first, variable.bindings.count == 1 else {
            throw EntryProblem(.severalBindings, at: variable.bindings)
        }
        guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else {
            throw EntryProblem(.severalBindings, at: binding.pattern)
        }
        if let accessors = binding.accessorBlock { throw EntryProblem(.computed, at: accessors) }

        self.container = container
        name = pattern.identifier.identifier?.name ?? pattern.identifier.text
        type = binding.typeAnnotation?.type.trimmed
        initialValue = binding.initializer?.value.trimmed

        guard container.keysHaveDefaults else {
            guard let type, type.wrappedInOptional != nil else { throw EntryProblem(.focusedValueNotOptional, at: binding) }
            if let value = binding.initializer?.value, !value.is(NilLiteralExprSyntax.self) {
                throw EntryProblem(.focusedValueWithDefault, at: value)
            }
            return
        }
        if initialValue == nil, type?.wrappedInOptional == nil {
            throw EntryProblem(.noDefault(type: type?.description), at: binding)
        }
    }

    private static let excluded: Set<String> = ["static", "class", "lazy", "weak", "unowned"]
}

extension TypeSyntax {
    /// `T` where this is written `T?`, `T!` or `Optional<T>`.
    var wrappedInOptional: TypeSyntax? {
        if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.withoutParentheses }
        if let optional = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return optional.wrappedType.withoutParentheses }
        let (name, arguments) =
            if let type = self.as(IdentifierTypeSyntax.self) {
                (type.name.text, type.genericArgumentClause)
            } else if let type = self.as(MemberTypeSyntax.self), type.baseType.trimmedDescription == "Swift" {
                (type.name.text, type.genericArgumentClause)
            } else {
                ("", nil)
            }
        guard name == "Optional", let argument = arguments?.arguments.first?.argument else { return nil }
        return TypeSyntax(argument)
    }

    /// `T` where this is written `(T)`.
    private var withoutParentheses: TypeSyntax {
        guard let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first else {
            return self
        }
        return only.type.trimmed
    }
}
