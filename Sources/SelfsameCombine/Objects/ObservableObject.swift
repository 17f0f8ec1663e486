/// An object that says when it is about to change.
public protocol ObservableObject: AnyObject {
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    /// Publishes before the object changes.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// The same publisher each time; the object's `@Published` properties send on it from the first use on.
    public var objectWillChange: ObservableObjectPublisher {
        let properties = PublishedFields.of(self)
        guard !properties.isEmpty else { return ChangePublishers.shared.publisher(for: self) }
        let publisher = properties.lazy.compactMap(\.changes).first ?? ObservableObjectPublisher()
        for property in properties where property.changes !== publisher { property.changes = publisher }
        return publisher
    }
}

/// Says that an object is about to change.
public final class ObservableObjectPublisher: Publisher {
    public typealias Output = Void
    public typealias Failure = Never

    private let audience = Audience<Void, Never>("ObservableObjectPublisher")

    public init() {}

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
        audience.add(subscriber, of: self)
    }

    public func send() {
        for outlet in audience.outlets { outlet.deliver(()) }
    }
}
