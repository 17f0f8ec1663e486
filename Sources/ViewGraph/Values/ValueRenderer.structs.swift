extension ValueRenderer {
    /// `Type(field: value)`.
    mutating func renderStruct(_ pointer: UnsafeRawPointer, type: Any.Type) -> String {
        let fields = renderedFields.value(for: type) { storedFields(of: type).filter(isShown).map(unwrapped) }
        let parts = renderElements(fields) { field, renderer in
            field.displayName + ": " + renderer.renderField(field, in: pointer)
        }
        return displayName(of: type) + renderList(parts)
    }

    private mutating func renderField(_ field: StoredField, in pointer: UnsafeRawPointer) -> String {
        let address = pointer + field.offset
        switch field.ownership {
        case .strong:
            return render(address, type: field.type)
        case .weak:
            return render(address.assumingMemoryBound(to: WeakReference.self).pointee.object)
        case .unowned, .unmanaged:
            // The object may be gone; its class as declared is all that is safe to say.
            return displayName(of: field.type)
        }
    }
}

private let renderedFields = MetadataCache<[StoredField]>()

/// Not what the engine or observation put beside the author's own properties.
private func isShown(_ field: StoredField) -> Bool {
    if field.type is any ComparesByParts.Type { return false }
    return !(displayName(of: field.type) == "ObservationRegistrar" && moduleName(of: field.type) == "Observation")
}

/// The value itself in place of a property wrapper that stores its value as it is.
private func unwrapped(_ field: StoredField) -> StoredField {
    guard field.name.hasPrefix("_"),
        let value = storedFields(of: field.type).first(where: { $0.name == "wrappedValue" && $0.ownership == .strong })
    else { return field }
    return StoredField(
        name: field.displayName, offset: field.offset + value.offset, type: value.type, ownership: .strong)
}

private struct WeakReference {
    weak var object: AnyObject?
}
