import Foundation

extension Publisher where Failure == Never {
    /// The values as an asynchronous sequence.
    public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
    /// The values as an asynchronous sequence that throws the failure.
    public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

/// Asks for one value with each turn of the loop.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
    public typealias Element = P.Output

    private let publisher: P

    public init(_ publisher: P) { self.publisher = publisher }

    public func makeAsyncIterator() -> Iterator { Iterator(turns: Turns(publisher)) }

    public struct Iterator: AsyncIteratorProtocol {
        fileprivate let turns: Turns<P.Output>

        public mutating func next() async -> P.Output? {
            // The publisher cannot fail.
            try? await turns.next()
        }
    }
}

/// Asks for one value with each turn of the loop, and throws the failure.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
    public typealias Element = P.Output

    private let publisher: P

    public init(_ publisher: P) { self.publisher = publisher }

    public func makeAsyncIterator() -> Iterator { Iterator(turns: Turns(publisher)) }

    public struct Iterator: AsyncIteratorProtocol {
        fileprivate let turns: Turns<P.Output>

        public mutating func next() async throws -> P.Output? { try await turns.next() }
    }
}
