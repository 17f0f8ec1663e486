extension Optional {
    /// Publishes the value, if there is one, and finishes.
    public var publisher: Publisher { Publisher(self) }

    public struct Publisher: SelfsameCombine.Publisher {
        public typealias Output = Wrapped
        public typealias Failure = Never

        public let output: Wrapped?

        public init(_ output: Wrapped?) { self.output = output }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Wrapped, S.Failure == Never {
            if let output {
                Emission.start("Optional", CollectionOfOne(output).makeIterator(), subscriber)
            } else {
                Empty(completeImmediately: true).receive(subscriber: subscriber)
            }
        }
    }
}

extension Optional.Publisher: Equatable where Wrapped: Equatable {}
