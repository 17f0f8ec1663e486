extension Run {
    /// Puts a stream of records together.
    ///
    /// `ending` is what is known of the process from outside; it counts when the stream does not say that all was done.
    public init(variant: String?, records: some Sequence<Record>, ending: Ending) {
        self.init(variant: variant, ending: ending)
        for record in records {
            switch record {
            case .lifetime(let lifetime): lifetimes.append(lifetime)
            case .stepBegan(let index): steps.append(Step(index: index))
            case .event(let event): steps.withLast { $0.events.append(event) }
            case .expectation(let claim, let result): steps.withLast { $0.expectations[claim] = result }
            case .stepEnded(let time, let alive, let screen):
                steps.withLast {
                    $0.time = time
                    $0.alive = alive
                    $0.screen = screen
                }
            case .failed(let failure): self.ending = .stepFailed(failure)
            case .completed: self.ending = .completed
            }
        }
    }
}

extension Array {
    /// Changes the last element, if there is one.
    fileprivate mutating func withLast(_ change: (inout Element) -> Void) {
        guard !isEmpty else { return }
        change(&self[count - 1])
    }
}
