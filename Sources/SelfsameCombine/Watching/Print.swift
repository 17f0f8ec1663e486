import Foundation

extension Publisher {
    /// Prints everything that passes, each line after the prefix.
    public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.Print<Self> {
        Publishers.Print(upstream: self, prefix: prefix, to: stream)
    }
}

extension Publishers {
    public struct Print<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let prefix: String
        public let stream: (any TextOutputStream)?

        public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
            self.upstream = upstream
            self.prefix = prefix
            self.stream = stream
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let (prefix, lines) = (prefix.isEmpty ? "" : "\(prefix): ", PrintedLines(stream))
            func say(_ text: String) { lines.write(prefix + text) }
            func text(_ demand: Subscribers.Demand) -> String { demand.max.map { "max: (\($0))" } ?? "unlimited" }
            upstream.subscribe(
                WatchedStage(
                    "Print", subscriber,
                    .init(
                        subscription: { say("receive subscription: (\($0))") }, output: { say("receive value: (\($0))") },
                        completion: {
                            switch $0 {
                            case .finished: say("receive finished")
                            case .failure(let error): say("receive error: (\(error))")
                            }
                        },
                        cancel: { say("receive cancel") }, request: { say("request \(text($0))") },
                        more: { say("request \(text($0)) (synchronous)") })))
        }
    }
}

/// Where lines go: to a stream, or to standard output.
private final class PrintedLines {
    private let lock = NSLock()
    private var stream: (any TextOutputStream)?

    init(_ stream: (any TextOutputStream)?) { self.stream = stream }

    func write(_ line: String) {
        lock.withLock {
            if stream == nil { Swift.print(line) } else { stream?.write(line + "\n") }
        }
    }
}
