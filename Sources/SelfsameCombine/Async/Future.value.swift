extension Future where Failure == Never {
    /// The value, when it is known.
    public var value: Output {
        get async {
            nonisolated(unsafe) let value = await withCheckedContinuation {
                (continuation: CheckedContinuation<Output, Never>) in
                subscribe(
                    Subscribers.Sink(receiveCompletion: { _ in }) { value in
                        nonisolated(unsafe) let value = value
                        continuation.resume(returning: value)
                    })
            }
            return value
        }
    }
}

extension Future {
    /// The value, when it is known, or the failure.
    public var value: Output {
        get async throws {
            nonisolated(unsafe) let value = try await withCheckedThrowingContinuation {
                (continuation: CheckedContinuation<Output, any Error>) in
                subscribe(
                    Subscribers.Sink(
                        receiveCompletion: { if case .failure(let error) = $0 { continuation.resume(throwing: error) } },
                        receiveValue: { value in
                            nonisolated(unsafe) let value = value
                            continuation.resume(returning: value)
                        }))
            }
            return value
        }
    }
}
