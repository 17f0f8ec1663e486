extension Publisher {
    /// Goes on with another publisher when this one fails.
    public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P>
    where P.Output == Output {
        Publishers.Catch(upstream: self, handler: handler)
    }

    /// As `catch`, and fails with the error that the closure throws.
    public func tryCatch<P: Publisher>(_ handler: @escaping (Failure) throws -> P) -> Publishers.TryCatch<Self, P>
    where P.Output == Output {
        Publishers.TryCatch(upstream: self, handler: handler)
    }

    /// Publishes a value and finishes where this publisher fails.
    public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
        Publishers.ReplaceError(upstream: self, output: output)
    }

    /// Subscribes again when the publisher fails, up to `retries` times.
    public func retry(_ retries: Int) -> Publishers.Retry<Self> { Publishers.Retry(upstream: self, retries: retries) }
}

extension Publishers {
    public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher where Upstream.Output == NewPublisher.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = NewPublisher.Failure

        public let upstream: Upstream
        public let handler: (Upstream.Failure) -> NewPublisher

        public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
            self.upstream = upstream
            self.handler = handler
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let handler = handler
            let junction = ChainJunction("Catch", to: subscriber)
            junction.open()
            junction.follow(upstream) { completion in
                switch completion {
                case .finished: junction.finish(.finished)
                case .failure(let error): junction.follow(handler(error)) { junction.finish($0) }
                }
            }
        }
    }

    public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where Upstream.Output == NewPublisher.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        public let upstream: Upstream
        public let handler: (Upstream.Failure) throws -> NewPublisher

        public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
            self.upstream = upstream
            self.handler = handler
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
            let handler = handler
            let junction = ChainJunction("TryCatch", to: subscriber)
            junction.open()
            junction.follow(upstream) { completion in
                guard case .failure(let error) = completion else { return junction.finish(.finished) }
                do {
                    junction.follow(try handler(error)) { junction.finish($0.mapError { $0 }) }
                } catch {
                    junction.finish(.failure(error))
                }
            }
        }
    }

    public struct ReplaceError<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Never

        public let upstream: Upstream
        public let output: Output

        public init(upstream: Upstream, output: Output) {
            self.upstream = upstream
            self.output = output
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
            let junction = ChainJunction("ReplaceError", to: subscriber)
            junction.open()
            junction.follow(upstream) { [output] completion in
                if case .failure = completion { junction.outlet.offer(output) }
                junction.finish(.finished)
            }
        }
    }

    public struct Retry<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        /// Nil without limit.
        public let retries: Int?

        public init(upstream: Upstream, retries: Int?) {
            self.upstream = upstream
            self.retries = retries
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let junction = ChainJunction("Retry", to: subscriber)
            junction.open()
            attempt(junction, left: retries)
        }

        private func attempt(_ junction: ChainJunction<Output, Failure>, left: Int?) {
            junction.follow(upstream) { completion in
                if case .failure = completion, left != 0 {
                    attempt(junction, left: left.map { $0 - 1 })
                } else {
                    junction.finish(completion)
                }
            }
        }
    }
}

extension Publishers.ReplaceError: Equatable where Upstream: Equatable, Output: Equatable {}
extension Publishers.Retry: Equatable where Upstream: Equatable {}
