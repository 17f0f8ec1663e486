import Trace

/// Keeps everything in memory, for tests and tools that run a graph in their own process.
public final class ArrayRecorder: Recorder {
    public private(set) var started: [Lifetime] = []
    public private(set) var events: [Event] = []
    public var lifetimes = LifetimeBook()

    public init() {}

    public func start(_ lifetime: Lifetime) { started.append(lifetime) }
    public func record(_ event: Event) { events.append(event) }

    /// Forgets events, but not lifetimes.
    public func clear() { events.removeAll() }

    /// How often bodies of a type ran since the last `clear()`.
    public func evaluations(of type: String) -> Int {
        events.count { event in
            if case .evaluated(let view, _) = event { started[view - 1].type == type } else { false }
        }
    }
}
