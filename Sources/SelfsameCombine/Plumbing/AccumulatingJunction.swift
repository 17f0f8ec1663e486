/// Takes everything in and publishes at most one result, when the upstream is over or before.
final class AccumulatingJunction<Output, Failure: Error>: Junction<Output, Failure> {
    /// Publishes the result and finishes.
    func conclude(_ result: Output?) {
        if let result { outlet.offer(result) }
        finish(.finished)
    }
}

/// What an accumulation makes of one more value.
enum Accumulation<Result> {
    case more
    /// The result is known already.
    case done(Result?)
}

extension Publisher {
    /// Subscribes through an accumulation: `add` takes each value in, `result` gives what is published at the end.
    func accumulate<State, S: Subscriber>(
        _ name: String, _ subscriber: S, _ initial: State, add: @escaping (inout State, Output) throws -> Accumulation<S.Input>,
        result: @escaping (State) -> S.Input?, failure: @escaping (any Error) -> S.Failure,
        upstreamFailure: @escaping (Failure) -> S.Failure
    ) {
        let junction = AccumulatingJunction<S.Input, S.Failure>(name, to: subscriber)
        junction.open()
        var state = initial
        let intake = junction.intake(
            value: { (value: Output) in
                do {
                    if case .done(let result) = try add(&state, value) { junction.conclude(result) }
                } catch {
                    junction.finish(.failure(failure(error)))
                }
                return .none
            },
            completion: { (completion: Subscribers.Completion<Failure>) in
                switch completion {
                case .finished: junction.conclude(result(state))
                case .failure(let error): junction.finish(.failure(upstreamFailure(error)))
                }
            })
        intake.request(.unlimited)
        subscribe(intake)
    }

    /// As above, for accumulations that cannot fail by themselves.
    func accumulate<State, S: Subscriber>(
        _ name: String, _ subscriber: S, _ initial: State, add: @escaping (inout State, Output) -> Accumulation<S.Input>,
        result: @escaping (State) -> S.Input?
    ) where S.Failure == Failure {
        accumulate(
            name, subscriber, initial, add: add, result: result, failure: { preconditionFailure("\($0) was not thrown") },
            upstreamFailure: { $0 })
    }
}
