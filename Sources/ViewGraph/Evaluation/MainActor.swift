/// Runs code of the main actor. The graph lives on the main thread, so nothing has to be waited for; unlike `assumeIsolated` it takes
/// results that are not sendable.
public func onMainActor<Result>(_ code: @MainActor () throws -> Result) rethrows -> Result {
    MainActor.preconditionIsolated()
    return try withoutActuallyEscaping(code) { code in
        try unsafeBitCast(code, to: (() throws -> Result).self)()
    }
}
