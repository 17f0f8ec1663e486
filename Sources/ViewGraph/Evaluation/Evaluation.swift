/// Something whose code runs while the hierarchy is brought up to date: a body, or a row's closure.
public protocol Evaluation: AnyObject {
    /// The lifetime that it belongs to.
    var lifetime: Int? { get }
    /// What made it run, in the order of rule X2.
    var changes: [ChangeReport] { get }
}

/// One word of what `_printChanges` prints.
public enum ChangeReport: Hashable, Sendable {
    /// The value from the parent is new.
    case value
    /// The lifetime is new.
    case identity
    /// An observed property changed.
    case dependencies
    /// A property with storage of its own, or with a subscription, changed.
    case property(name: String)

    /// As SwiftUI writes it: `@self`, `@identity`, `@dependencies`, `_count`.
    public var text: String {
        switch self {
        case .value: "@self"
        case .identity: "@identity"
        case .dependencies: "@dependencies"
        case .property(let name): "_\(name)"
        }
    }
}

extension Graph {
    /// The evaluation that runs now.
    public var currentEvaluation: (any Evaluation)? { evaluating }

    /// Runs an evaluation's code and arms its observation: the first change of an observable property that the code read queues
    /// `invalidate`, with the key path of the property where the system tells it, as a transaction (rules O4, O5).
    func evaluate<Result>(
        _ evaluation: any Evaluation, _ observation: ObservationScope, invalidate: @escaping (AnyKeyPath?) -> Void,
        _ code: () -> Result
    ) -> Result {
        let outer = evaluating
        evaluating = evaluation
        defer { evaluating = outer }
        let lifetime = evaluation.lifetime
        return observation.track(code) { [unowned self, weak observation] path in
            guard let observation else { return }
            if let path, let lifetime { recorder?.record(.mutated(property: names.property(path), readers: [lifetime])) }
            transactions.add(to: observation) { invalidate(path) }
        }
    }
}
