#if os(Linux)
    // The part of Observation that Apple reserves for SwiftUI tells which property changed. It is not in Apple's own toolchains.
    @_spi(SwiftUI) import Observation
#else
    import Observation
#endif

/// The observable properties that one evaluation read.
///
/// Registrations of public observation tracking go away only when something that was read is written. So an evaluation of code that
/// is known to read observable properties also reads one of its own, whose write takes the registrations away before the next
/// evaluation makes new ones: evaluations without a write leave nothing behind. Code that reads none costs next to nothing.
final class ObservationScope: @unchecked Sendable {
    /// Made when the code turns out to read observable properties.
    private var sentinel: Sentinel?
    /// Registrations of earlier evaluations are not listened to.
    private var generation = 0
    private var isArmed = false

    /// Runs `code` and calls `onChange` once, before the next write to a property that it read. `onChange` gets the property's key
    /// path where the system tells it.
    func track<Result>(_ code: () -> Result, onChange: @escaping (AnyKeyPath?) -> Void) -> Result {
        cancel()
        isArmed = true
        let generation = generation
        let notify: @Sendable (AnyKeyPath?) -> Void = { [weak self, onChange = UncheckedSendable(onChange)] path in
            guard let self, isArmed, self.generation == generation else { return }
            isArmed = false
            onChange.value(path)
        }
        if let sentinel {
            return register({
                sentinel.read()
                return code()
            }, notify)
        }
        // The outer tracking asks what to do about a change only if something was read.
        return withObservationTracking({ register(code, notify) }, onChange: noteThatCodeReads())
    }

    private func register<Result>(_ code: () -> Result, _ notify: @escaping @Sendable (AnyKeyPath?) -> Void) -> Result {
        #if os(Linux)
            return withObservationTracking(code, willSet: { tracking in
                tracking.cancel()
                notify(tracking.changed)
            })
        #else
            return withObservationTracking(code, onChange: { notify(nil) })
        #endif
    }

    private func noteThatCodeReads() -> @Sendable () -> Void {
        sentinel = Sentinel()
        return {}
    }

    /// Forgets what was read.
    func cancel() {
        generation += 1
        guard isArmed else { return }
        isArmed = false
        sentinel?.write()
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
