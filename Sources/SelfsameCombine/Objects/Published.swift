import Foundation

/// Publishes a property of a class: the new value, and that the object is about to change, both before the property has it.
@propertyWrapper
public struct Published<Value> {
    private var storage: Storage

    public init(wrappedValue: Value) { storage = Storage(wrappedValue) }

    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

    /// The property's values: the one of now, then each new one before it is written.
    public var projectedValue: Publisher {
        mutating get { Publisher(storage: storage) }
        set { storage = newValue.storage }
    }

    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { fatalError("@Published is only available on properties of classes") }
        set { fatalError("@Published is only available on properties of classes") }
    }

    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf, wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Value {
        get { object[keyPath: storageKeyPath].storage.value }
        set {
            // Subscribers may read the property: it must not be in use any more.
            let storage = object[keyPath: storageKeyPath].storage
            storage.publish(newValue)
        }
    }

    /// Publishes the values of a property.
    public struct Publisher: SelfsameCombine.Publisher {
        public typealias Output = Value
        public typealias Failure = Never

        fileprivate let storage: Storage

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            storage.audience.add(subscriber, of: storage, first: { storage.value })
        }
    }

    fileprivate final class Storage: PublishedStorage {
        let audience = Audience<Value, Never>("PublishedSubject")
        private let lock = NSLock()
        private var current: Value
        private var publisher: ObservableObjectPublisher?

        init(_ value: Value) { current = value }

        var value: Value { lock.withLock { current } }

        var changes: ObservableObjectPublisher? {
            get { lock.withLock { publisher } }
            set { lock.withLock { publisher = newValue } }
        }

        func publish(_ value: Value) {
            changes?.send()
            for outlet in audience.outlets { outlet.offerLatest(value) }
            // The old value may go with its last reference: not while the lock is held.
            let old = lock.withLock {
                defer { current = value }
                return current
            }
            withExtendedLifetime(old) {}
        }
    }
}

extension Published: PublishedField {
    static func storage(at pointer: UnsafeRawPointer) -> any PublishedStorage {
        pointer.assumingMemoryBound(to: Self.self).pointee.storage
    }
}

extension Published: @unchecked Sendable where Value: Sendable {}

extension Publisher where Failure == Never {
    /// Writes each value to a `@Published` property, as long as the property lives.
    public func assign(to published: inout Published<Output>.Publisher) {
        let storage = published.storage
        let intake = Intake<Output, Never>(
            value: { [weak storage] value in
                storage?.publish(value)
                return .none
            }, completion: { _ in })
        storage.audience.add(upstream: KeptIntake(intake), askAtOnce: false)
        intake.request(.unlimited)
        subscribe(intake)
    }
}

/// An upstream that lives as long as the property it writes to.
private final class KeptIntake: Subscription {
    private let intake: any IntakeControl

    init(_ intake: any IntakeControl) { self.intake = intake }

    func request(_ demand: Subscribers.Demand) {}
    func cancel() { intake.cancel() }
}
