import Trace

/// A stored property of a view that the graph brings up to date before the body runs.
public protocol GraphProperty {
    /// `State`, `Binding`, `Environment` …, or the type's own name.
    static var _wrapperName: String { get }
    /// Whether it has storage that lives as long as the view's lifetime.
    static var _ownsState: Bool { get }
    /// Makes what stands for the property during one lifetime.
    static func _makeBox(name: String) -> PropertyBox
}

/// What stands for a property during one lifetime of its view.
open class PropertyBox {
    /// Without underscore.
    public let name: String
    /// The view that holds the property; set before the first update.
    public internal(set) final weak var host: (any PropertyHost)?

    public init(name: String) { self.name = name }

    /// Puts storage or the newest value into the property, which lies at `pointer`. Says whether that is a reason to run the body.
    open func update(_ pointer: UnsafeMutableRawPointer) -> Bool { false }

    /// The value of now, rendered as in claims.
    open var valueText: String { "" }

    /// The cause of the evaluation that follows a reported change.
    open var cause: Cause { .value(field: name) }

    /// Called when the lifetime is over.
    open func discard() {}

    /// Hears that a location that the box subscribed to took a new value.
    open func locationChanged() {}

    /// Hears that an observable property was written that bringing the view's properties up to date had read.
    open func observedPropertyChanged() {}
}

/// A view that holds properties.
public protocol PropertyHost: AnyObject {
    var graph: Graph { get }
    var context: MountContext { get }
    var lifetime: Int? { get }
    func setNeedsRefresh()
}
