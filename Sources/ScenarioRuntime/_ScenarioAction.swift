/// What a person, the system or the clock does in a step.
public enum _ScenarioAction: Sendable {
    case tap(String)
    case turn(String, on: Bool)
    case type(String, into: String)
    case paste(String, into: String)
    case clear(String)
    case submit(String)
    /// Virtual seconds.
    case wait(Double)
    case system(String, String)
    case scene(String)
}

/// A view in which a step looks for its label.
public struct _ScenarioView: Sendable {
    let type: String
    /// Counts from 1 in tree order.
    let ordinal: Int?
    /// The nearest explicit identity, rendered.
    let identity: String?

    public init(type: String, ordinal: Int) {
        self.type = type
        self.ordinal = ordinal
        identity = nil
    }

    public init(type: String, identity: String) {
        self.type = type
        self.identity = identity
        ordinal = nil
    }

    public init(type: String) {
        self.type = type
        ordinal = nil
        identity = nil
    }

    var text: String {
        if let ordinal { "\(type)#\(ordinal)" } else if let identity { "\(type)(\(identity))" } else { type }
    }
}
