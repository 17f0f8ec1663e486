/// What happened in one step, and how things stood after it.
public struct Step: Codable, Hashable, Sendable {
    /// The step's index in the scenario, from 0 (`launch`).
    public var index: Int
    /// Virtual time at the end of the step, in seconds since launch.
    public var time: Double
    /// In the order in which they happened.
    public var events: [Event]
    /// User-defined views that are alive after the step, in tree order.
    public var alive: [Instance]
    /// What a user would see after the step.
    public var screen: ScreenElement?
    /// Results of `expect` claims, by the claim's index in the step.
    public var expectations: [Int: Expectation]

    public init(
        index: Int, time: Double = 0, events: [Event] = [], alive: [Instance] = [], screen: ScreenElement? = nil,
        expectations: [Int: Expectation] = [:]
    ) {
        self.index = index
        self.time = time
        self.events = events
        self.alive = alive
        self.screen = screen
        self.expectations = expectations
    }

    /// What an `expect` claim's expression gave.
    public enum Expectation: Codable, Hashable, Sendable {
        case value(Bool)
        case threw(String)
    }

    /// A view that is alive, with the values it holds.
    public struct Instance: Codable, Hashable, Sendable {
        /// The `id` of its lifetime.
        public var lifetime: Int
        /// In declaration order.
        public var properties: [Property]

        public init(lifetime: Int, properties: [Property] = []) {
            self.lifetime = lifetime
            self.properties = properties
        }
    }

    /// A stored property of a view.
    public struct Property: Codable, Hashable, Sendable {
        /// Without the underscore of a wrapper's storage.
        public var name: String
        /// `State`, `Binding`, `Environment` …; nil for a plain property.
        public var wrapper: String?
        /// Rendered as in claims: `3`, `"Ann"`, `.idle`, `Point(x: 1, y: 2)`, `nil`.
        public var value: String

        public init(name: String, wrapper: String? = nil, value: String) {
            self.name = name
            self.wrapper = wrapper
            self.value = value
        }
    }
}
