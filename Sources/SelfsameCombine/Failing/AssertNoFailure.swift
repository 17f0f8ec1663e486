extension Publisher {
    /// Stops the program when the publisher fails.
    public func assertNoFailure(_ prefix: String = "", file: StaticString = #file, line: UInt = #line)
        -> Publishers.AssertNoFailure<Self>
    {
        Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
    }
}

extension Publishers {
    public struct AssertNoFailure<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Never

        public let upstream: Upstream
        public let prefix: String
        public let file: StaticString
        public let line: UInt

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
            upstream.subscribe(
                Stage<Output, Upstream.Failure, Output, Never>(
                    subscriber,
                    .init(
                        value: { .pass($0) },
                        completion: { [prefix, file, line] in
                            if case .failure(let error) = $0 {
                                fatalError(prefix.isEmpty ? "\(error)" : "\(prefix): \(error)", file: file, line: line)
                            }
                            return .finished
                        })))
        }
    }
}
