extension Result {
    /// Publishes the value and finishes, or fails.
    public var publisher: Publisher { Publisher(self) }

    public struct Publisher: SelfsameCombine.Publisher {
        public typealias Output = Success

        public let result: Result<Success, Failure>

        public init(_ result: Result<Success, Failure>) { self.result = result }
        public init(_ output: Success) { self.init(.success(output)) }
        public init(_ failure: Failure) { self.init(.failure(failure)) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Success, S.Failure == Failure {
            switch result {
            case .success(let output): Emission.start("Once", CollectionOfOne(output).makeIterator(), subscriber)
            case .failure(let error): Fail(error: error).receive(subscriber: subscriber)
            }
        }
    }
}

extension Result.Publisher: Equatable where Success: Equatable, Failure: Equatable {}
