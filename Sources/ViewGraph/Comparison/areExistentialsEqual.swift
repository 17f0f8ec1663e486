/// The dynamic type decides, then the value by the rule for that type.
func areExistentialsEqual(
    _ old: UnsafeRawPointer, _ new: UnsafeRawPointer, layout: ExistentialLayout, mode: ComparisonMode, depth: Int
) -> Bool {
    // Without looking into boxes, the box is the value.
    if mode == .bitwise { return areContainersEqual(old, new, layout: layout) }
    return layout.withValue(at: old) { oldType, old in
        layout.withValue(at: new) { newType, new in
            oldType == newType && ComparisonPlan.of(oldType, mode: mode).areEqual(old, new, depth: depth)
        }
    }
}

private func areContainersEqual(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer, layout: ExistentialLayout) -> Bool {
    switch layout {
    case .object, .error: return areBytesEqual(old, new, count: 8)
    case .opaque:
        let type = ExistentialLayout.dynamicType(at: old)
        guard type == ExistentialLayout.dynamicType(at: new) else { return false }
        if !TypeMetadata(type).witnesses.fitsExistentialBuffer { return areBytesEqual(old, new, count: 8) }
        return ComparisonPlan.of(type, mode: .bitwise).areEqual(old, new)
    }
}
