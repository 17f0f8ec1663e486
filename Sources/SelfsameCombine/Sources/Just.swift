/// Publishes one value and finishes.
public struct Just<Output>: Publisher {
    public typealias Failure = Never

    public let output: Output

    public init(_ output: Output) { self.output = output }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
        Emission.start("Just", CollectionOfOne(output).makeIterator(), subscriber)
    }
}

extension Just: Equatable where Output: Equatable {}
