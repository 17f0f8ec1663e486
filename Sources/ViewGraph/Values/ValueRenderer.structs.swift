extension ValueRenderer {
    /// `Type(field: value)`.
    mutating func renderStruct(_ pointer: UnsafeRawPointer, type: Any.Type) -> String {
        let shown = storedFields(of: type).filter(isShown)
        let parts = renderElements(shown) { field, renderer in
            "\(field.displayName): \(renderer.renderField(field, in: pointer))"
        }
        return displayName(of: type) + renderList(parts)
    }

    /// Not what the engine or observation put beside the author's own properties.
    private func isShown(_ field: StoredField) -> Bool {
        if field.type is any ComparesByParts.Type { return false }
        return !(displayName(of: field.type) == "ObservationRegistrar" && moduleName(of: field.type) == "Observation")
    }

    private mutating func renderField(_ field: StoredField, in pointer: UnsafeRawPointer) -> String {
        let address = pointer + field.offset
        switch field.ownership {
        case .strong:
            guard let wrapped = wrappedValue(of: field) else { return render(address, type: field.type) }
            return render(address + wrapped.offset, type: wrapped.type)
        case .weak:
            return render(address.assumingMemoryBound(to: WeakReference.self).pointee.object)
        case .unowned, .unmanaged:
            // The object may be gone; its class as declared is all that is safe to say.
            return displayName(of: field.type)
        }
    }

    /// What a property wrapper holds, if this is the storage of one that stores its value as it is.
    private func wrappedValue(of field: StoredField) -> StoredField? {
        guard field.name.hasPrefix("_") else { return nil }
        return storedFields(of: field.type).first { $0.name == "wrappedValue" && $0.ownership == .strong }
    }
}

private struct WeakReference {
    weak var object: AnyObject?
}
