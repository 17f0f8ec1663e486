import Articles

extension ViewFact.Count {
    func allows(_ number: Int) -> Bool {
        switch self {
        case .exactly(let expected): number == expected
        case .range(let range): range.contains(number)
        case .atLeast(let least): number >= least
        }
    }

    /// As in a claim, without the word `body`.
    var text: String {
        switch self {
        case .exactly(let expected): "\(expected)"
        case .range(let range): "\(range.lowerBound)…\(range.upperBound)"
        case .atLeast(let least): "≥ \(least)"
        }
    }
}

extension ViewFact {
    /// The word that it begins with.
    var word: String {
        switch self {
        case .body, .bodyTotal: "body"
        case .began: "began"
        case .reset: "reset"
        case .restarted: "restarted"
        case .ended: "ended"
        case .kept: "kept"
        case .absent: "absent"
        case .present: "present"
        case .value(let name, _): name
        case .because: "body"
        case .before: "before"
        }
    }
}

extension ViewReference {
    /// As in a claim: `Row`, `Row#2`, `Row("Ann")`.
    var text: String {
        switch selector {
        case nil: type
        case .ordinal(let ordinal)?: "\(type)#\(ordinal)"
        case .identity(let identity)?: "\(type)(\(identity))"
        }
    }
}
