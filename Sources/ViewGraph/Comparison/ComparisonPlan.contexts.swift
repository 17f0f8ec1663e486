extension ComparisonPlan {
    /// The comparison of two closure contexts with this metadata record, from the start of the contexts; nil when what
    /// they hold is not known.
    static func ofContexts(_ metadata: TypeMetadata, mode: ComparisonMode) -> ComparisonPlan? {
        contextPlans[mode.rawValue].value(for: metadata) {
            guard let layout = CaptureLayout(contextMetadata: metadata.pointer) else { return nil }
            var builder = Builder(mode: mode)
            for capture in layout.captures {
                switch capture.content {
                case .value(let type): builder.append(type, at: capture.offset)
                case .reference: builder.appendBytes(at: capture.offset, count: 8)
                case .function: builder.appendFunction(at: capture.offset)
                }
            }
            return builder.plan
        }
    }

    private static let contextPlans = ComparisonMode.allCases.map { _ in MetadataCache<ComparisonPlan?>() }
}
