import Foundation

extension NotificationCenter {
    /// Publishes notifications of this name, from this object or from all.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }

    public struct Publisher: SelfsameCombine.Publisher, Equatable {
        public typealias Output = Notification
        public typealias Failure = Never

        public let center: NotificationCenter
        public let name: Notification.Name
        public let object: AnyObject?

        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            self.center = center
            self.name = name
            self.object = object
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
            let observation = Observation(center, name, object, subscriber)
            observation.open()
        }

        public static func == (left: Publisher, right: Publisher) -> Bool {
            left.center === right.center && left.name == right.name && left.object === right.object
        }
    }

    /// One subscriber's registration. A notification that it did not ask for is lost.
    private final class Observation: Junction<Notification, Never> {
        private let center: NotificationCenter
        private var token: (any NSObjectProtocol)?

        init<S: Subscriber>(_ center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?, _ subscriber: S)
        where S.Input == Notification, S.Failure == Never {
            self.center = center
            super.init("NotificationCenter Observer", to: subscriber)
            nonisolated(unsafe) let outlet = outlet
            token = center.addObserver(forName: name, object: object, queue: nil) { outlet.deliver($0) }
        }

        override func cancel() {
            super.cancel()
            let token = lock.withLock {
                defer { self.token = nil }
                return self.token
            }
            if let token { center.removeObserver(token) }
        }

        deinit {
            if let token { center.removeObserver(token) }
        }
    }
}
