/// The stored properties of a struct in which two values of it differ under the rule for view values, by the names that
/// a reader knows, in order of declaration.
///
/// Empty when the values are equal and when the type is no struct; `["=="]` when a type with its own say about equality
/// (a non-trivial `Equatable` one) finds them different. Pointers are to initialised memory of `type`.
public func differingFields(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer, type: Any.Type) -> [String] {
    switch fieldComparisons.value(for: type, make: { makeFieldComparison(type) }) {
    case .whole(let plan): plan.areEqual(old, new) ? [] : ["=="]
    case .fields(let fields): fields.filter { !$0.plan.areEqual(old, new) }.map(\.name)
    }
}

private enum FieldComparison {
    case whole(ComparisonPlan)
    /// Each plan compares one field, of whole structs.
    case fields([(name: String, plan: ComparisonPlan)])
}

private let fieldComparisons = MetadataCache<FieldComparison>()

private func makeFieldComparison(_ type: Any.Type) -> FieldComparison {
    guard TypeMetadata(type).kind == .struct else { return .fields([]) }
    let mode = ComparisonMode.equatableUnlessPOD
    if ComparisonPlan.Builder(mode: mode).decision(ofType: type) != nil { return .whole(.of(type, mode: mode)) }
    return .fields(
        storedFields(of: type).map { field in
            var builder = ComparisonPlan.Builder(mode: mode)
            builder.append(field)
            return (field.displayName, builder.plan)
        })
}
