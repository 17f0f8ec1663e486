/// The case of an enum decides, then its payload.
final class EnumerationComparison {
    private let layout: EnumerationLayout
    private let mode: ComparisonMode
    /// By tag; nil for cases without a payload and for indirect ones, which may contain the enum itself.
    private let payloadPlans: [ComparisonPlan?]

    init(_ layout: EnumerationLayout, mode: ComparisonMode) {
        self.layout = layout
        self.mode = mode
        payloadPlans = layout.cases.map { enumCase in
            enumCase.isIndirect ? nil : enumCase.payload.map { ComparisonPlan.of($0, mode: mode) }
        }
    }

    func areEqual(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer, depth: Int) -> Bool {
        let tag = layout.tag(at: old)
        guard tag == layout.tag(at: new) else { return false }
        guard let payload = layout.cases[tag].payload else { return true }
        if let plan = payloadPlans[tag] {
            return layout.withPayloads(old, new, tag: tag) { plan.areEqual($0, $1, depth: depth) }
        }
        if mode == .bitwise {
            return layout.withPayloads(old, new, tag: tag, openBoxes: false) { areBytesEqual($0, $1, count: 8) }
        }
        let plan = ComparisonPlan.of(payload, mode: mode)
        return layout.withPayloads(old, new, tag: tag) { plan.areEqual($0, $1, depth: depth) }
    }
}
