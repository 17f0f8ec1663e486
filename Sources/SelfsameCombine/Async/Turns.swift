import Foundation

/// Waits for one value after the other, for a loop.
final class Turns<Value>: @unchecked Sendable {
    /// What one turn of the loop gets; nil at the end. It is handed from the publisher to the loop, and to nobody else.
    private struct Turn: @unchecked Sendable {
        let value: Value?
    }

    private let lock = NSLock()
    private var continuation: CheckedContinuation<Turn, any Error>?
    private var intake: (any IntakeControl)?
    private var ending: Result<Turn, any Error>?

    /// Subscribes at once; nothing is asked for before the first turn.
    init<P: Publisher>(_ publisher: P) where P.Output == Value {
        let intake = Intake<Value, P.Failure>(
            value: { [weak self] value in
                self?.answer(.success(Turn(value: value)))
                return .none
            },
            completion: { [weak self] completion in
                switch completion {
                case .finished: self?.end(.success(Turn(value: nil)))
                case .failure(let error): self?.end(.failure(error))
                }
            })
        self.intake = intake
        publisher.subscribe(intake)
    }

    deinit { intake?.cancel() }

    func next() async throws -> Value? {
        let turn = try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Turn, any Error>) in
                wait(continuation)
            }
        } onCancel: {
            cancel()
        }
        return turn.value
    }

    private func wait(_ continuation: CheckedContinuation<Turn, any Error>) {
        lock.lock()
        guard let ending else {
            self.continuation = continuation
            let intake = intake
            lock.unlock()
            intake?.request(.max(1))
            return
        }
        // A failure is told once.
        self.ending = .success(Turn(value: nil))
        lock.unlock()
        continuation.resume(with: ending)
    }

    private func answer(_ result: Result<Turn, any Error>) {
        let continuation = lock.withLock {
            defer { self.continuation = nil }
            return self.continuation
        }
        continuation?.resume(with: result)
    }

    private func end(_ result: Result<Turn, any Error>) {
        let isWaiting = lock.withLock {
            if ending == nil { ending = continuation == nil ? result : .success(Turn(value: nil)) }
            intake = nil
            return continuation != nil
        }
        if isWaiting { answer(result) }
    }

    private func cancel() {
        lock.withLock { intake }?.cancel()
        end(.success(Turn(value: nil)))
    }
}
