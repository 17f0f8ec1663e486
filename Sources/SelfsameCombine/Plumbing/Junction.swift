import Foundation

/// What operators have in common that keep values back, or have several upstreams: intakes, and an outlet.
///
/// Upstreams keep the junction alive through their intakes, the subscriber keeps it as its subscription; the junction itself
/// lets go of both when it is over.
class Junction<Output, Failure: Error>: Subscription, CustomStringConvertible {
    let description: String
    let outlet: Outlet<Output, Failure>
    /// Guards what subclasses keep.
    let lock = NSLock()
    private var intakes: [any IntakeControl] = []
    private var isOver = false

    init<S: Subscriber>(_ name: String, to subscriber: S) where S.Input == Output, S.Failure == Failure {
        description = name
        outlet = Outlet(subscriber)
        outlet.asked = { [weak self] in self?.asked($0) }
    }

    /// Introduces itself to the subscriber: before it subscribes to anything itself.
    func open() { outlet.open(self) }

    /// Hears what the subscriber asks for.
    func asked(_ demand: Subscribers.Demand) {}

    /// Makes an upstream's intake, to be subscribed by the caller: first it has to be in the place where requests find it.
    func intake<Input, InputFailure: Error>(
        value: @escaping (Input) -> Subscribers.Demand, completion: @escaping (Subscribers.Completion<InputFailure>) -> Void
    ) -> Intake<Input, InputFailure> {
        let intake = Intake(value: value, completion: completion)
        let isWelcome = lock.withLock {
            if !isOver { intakes.append(intake) }
            return !isOver
        }
        // A cancelled intake cancels what it is subscribed to.
        if !isWelcome { intake.cancel() }
        return intake
    }

    /// Lets go of an upstream that is over.
    func drop(_ intake: any IntakeControl) { lock.withLock { intakes.removeAll { $0 === intake } } }

    func requestFromAll(_ demand: Subscribers.Demand) {
        for intake in lock.withLock({ intakes }) { intake.request(demand) }
    }

    /// Ends for the subscriber, when it got what waits; upstreams that still go on are cancelled.
    func finish(_ completion: Subscribers.Completion<Failure>) {
        cancelIntakes()
        outlet.finish(completion)
    }

    func request(_ demand: Subscribers.Demand) { outlet.request(demand) }

    func cancel() {
        outlet.close()
        cancelIntakes()
    }

    private func cancelIntakes() {
        let intakes = lock.withLock {
            isOver = true
            defer { self.intakes = [] }
            return self.intakes
        }
        for intake in intakes { intake.cancel() }
    }
}
