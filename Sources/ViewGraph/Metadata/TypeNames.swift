/// A type's name without module and generic arguments, behind the names of the types around it: `Outer.Inner`.
///
/// A type declared in a function stands behind the type that the function belongs to. Tuples, functions and existentials
/// have no such name and are written as in source, without modules.
public func displayName(of type: Any.Type) -> String {
    displayNames.value(for: type) {
        guard let descriptor = TypeMetadata(type).descriptor else { return _typeName(type, qualified: false) }
        return nominalNames(descriptor, of: TypeMetadata(type)).joined(separator: ".")
    }
}

/// The module that declares the type; nil for tuples, functions and existentials.
public func moduleName(of type: Any.Type) -> String? {
    TypeMetadata(type).descriptor?.module
}

private let displayNames = MetadataCache<String>()

/// The names of the nominal types from the outermost one inwards; modules, functions and files have no part in it.
private func nominalNames(_ descriptor: ContextDescriptor, of metadata: TypeMetadata) -> [String] {
    switch descriptor.kind {
    case .module: return []
    case .extension: return extendedNames(descriptor, of: metadata)
    default:
        let outer = descriptor.parent.map { nominalNames($0, of: metadata) } ?? []
        return outer + (descriptor.name.map { [$0] } ?? [])
    }
}

private func extendedNames(_ descriptor: ContextDescriptor, of metadata: TypeMetadata) -> [String] {
    guard let extended = descriptor.extendedType else { return [] }
    if let nominal = extended.leadingDescriptor { return nominalNames(nominal, of: metadata) }
    // Types of the standard library have short mangled names without a reference in them. Their arguments are those of
    // the type inside, which come first in its metadata.
    let isValueType = metadata.kind == .struct || metadata.kind == .enum
    let type = extended.resolve(context: descriptor, genericArguments: isValueType ? metadata.genericArguments : nil)
    return type.map { [displayName(of: $0)] } ?? []
}
