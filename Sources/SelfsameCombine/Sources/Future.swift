import Foundation

/// Publishes one value that becomes known at some time, and finishes. The work starts at once, and once.
public final class Future<Output, Failure: Error>: Publisher {
    public typealias Promise = (Result<Output, Failure>) -> Void

    private let lock = NSLock()
    private var result: Result<Output, Failure>?
    private var waiting: [Answer] = []

    /// Only the first call of the promise counts.
    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        attemptToFulfill { result in self.fulfill(result) }
    }

    private func fulfill(_ result: Result<Output, Failure>) {
        let waiting: [Answer] = lock.withLock {
            guard self.result == nil else { return [] }
            self.result = result
            defer { self.waiting = [] }
            return self.waiting
        }
        for answer in waiting { answer.give(result) }
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let answer = Answer("Future", to: subscriber)
        answer.open()
        let result = lock.withLock {
            if self.result == nil { waiting.append(answer) }
            return self.result
        }
        answer.cancelled = { [weak self, weak answer] in
            guard let self else { return }
            lock.withLock { waiting.removeAll { $0 === answer } }
        }
        if let result { answer.give(result) }
    }

    /// What one subscriber waits for.
    private final class Answer: Junction<Output, Failure> {
        var cancelled: (() -> Void)?

        func give(_ result: Result<Output, Failure>) {
            switch result {
            case .success(let output):
                outlet.offer(output)
                finish(.finished)
            case .failure(let error): finish(.failure(error))
            }
        }

        override func cancel() {
            super.cancel()
            cancelled?()
        }
    }
}
