#if os(Linux)
    // The part of Observation that Apple reserves for SwiftUI tells which property changed. It is not in Apple's own toolchains.
    @_spi(SwiftUI) import Observation
#else
    import Observation
#endif

/// The observable properties that one evaluation read.
///
/// Registrations of public observation tracking go away only when something that was read is written. So every evaluation also reads
/// a property of its own, whose write takes the evaluation's registrations away before the next one makes new ones: evaluations
/// without a write leave nothing behind.
final class ObservationScope: @unchecked Sendable {
    private let sentinel = Sentinel()
    private var isArmed = false

    /// Runs `code` and calls `onChange` once, before the next write to a property that it read. `onChange` gets the property's key
    /// path where the system tells it.
    func track<Result>(_ code: () -> Result, onChange: @escaping (AnyKeyPath?) -> Void) -> Result {
        cancel()
        isArmed = true
        let notify = UncheckedSendable(onChange)
        let tracked = {
            self.sentinel.read()
            return code()
        }
        #if os(Linux)
            return withObservationTracking(tracked, willSet: { [weak self] tracking in
                tracking.cancel()
                guard let self, isArmed else { return }
                isArmed = false
                notify.value(tracking.changed)
            })
        #else
            return withObservationTracking(tracked, onChange: { [weak self] in
                guard let self, isArmed else { return }
                isArmed = false
                notify.value(nil)
            })
        #endif
    }

    /// Forgets what was read.
    func cancel() {
        guard isArmed else { return }
        isArmed = false
        sentinel.write()
    }

    /// A property that only this scope reads and writes.
    private final class Sentinel: Observable, Sendable {
        private let registrar = ObservationRegistrar()
        private var property: Void { () }

        func read() { registrar.access(self, keyPath: \.property) }
        func write() { registrar.withMutation(of: self, keyPath: \.property) {} }
    }
}

/// Carries a value of the main thread through a closure that must be sendable.
private struct UncheckedSendable<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
}
