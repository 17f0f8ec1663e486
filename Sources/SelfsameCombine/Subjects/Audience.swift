import Foundation

/// The subscribers of a subject, in the order in which they came, and how it ended for all of them.
final class Audience<Output, Failure: Error> {
    private let name: String
    private let lock = NSLock()
    private var members: [Member] = []
    private var ending: Subscribers.Completion<Failure>?
    /// Subscriptions of the subject's own.
    private var upstreams: [any Subscription] = []
    private var isWanted = false

    init(_ name: String) { self.name = name }

    deinit { for upstream in upstreams { upstream.cancel() } }

    /// Adds a subscriber of `owner`, with the value that it gets first if there is one.
    func add<S: Subscriber>(_ subscriber: S, of owner: AnyObject, first: (() -> Output)? = nil)
    where S.Input == Output, S.Failure == Failure {
        let member = Member(self, owner, name, Outlet(subscriber))
        let ending = lock.withLock {
            if self.ending == nil { members.append(member) }
            return self.ending
        }
        if let ending {
            subscriber.receive(subscription: Subscriptions.empty)
            subscriber.receive(completion: ending)
            return
        }
        if let first { member.outlet.prime(first()) }
        member.outlet.open(member)
    }

    /// The outlets to all subscribers; none when it is over.
    var outlets: [Outlet<Output, Failure>] { lock.withLock { ending == nil ? members.map(\.outlet) : [] } }

    var isOver: Bool { lock.withLock { ending != nil } }

    /// Ends for everybody at once.
    func end(_ completion: Subscribers.Completion<Failure>) {
        let members: [Member] = lock.withLock {
            guard ending == nil else { return [] }
            ending = completion
            defer { self.members = [] }
            return self.members
        }
        for member in members { member.end(completion) }
    }

    /// Takes a subscription of the subject's own; values are asked for when, or as soon as, there is somebody who asks.
    func add(upstream: any Subscription, askAtOnce: Bool) {
        let mayAsk = lock.withLock {
            upstreams.append(upstream)
            return askAtOnce || isWanted
        }
        if mayAsk { upstream.request(.unlimited) }
    }

    private func wanted() {
        let upstreams: [any Subscription] = lock.withLock {
            guard !isWanted else { return [] }
            isWanted = true
            return self.upstreams
        }
        for upstream in upstreams { upstream.request(.unlimited) }
    }

    private func remove(_ member: Member) { lock.withLock { members.removeAll { $0 === member } } }

    /// One subscriber. It keeps the subject alive, as long as it listens.
    private final class Member: Subscription, CustomStringConvertible {
        let description: String
        let outlet: Outlet<Output, Failure>
        private weak var audience: Audience?
        private let lock = NSLock()
        private var owner: AnyObject?

        init(_ audience: Audience, _ owner: AnyObject, _ name: String, _ outlet: Outlet<Output, Failure>) {
            self.audience = audience
            self.owner = owner
            self.outlet = outlet
            description = name
        }

        func request(_ demand: Subscribers.Demand) {
            guard demand > 0 else { return }
            outlet.request(demand)
            // What the subject itself asks for now may come at once: the subscriber's own request comes first.
            if lock.withLock({ owner != nil }) { audience?.wanted() }
        }

        func end(_ completion: Subscribers.Completion<Failure>) {
            outlet.finish(completion, afterWaiting: false)
            letOwnerGo()
        }

        func cancel() {
            outlet.close()
            audience?.remove(self)
            letOwnerGo()
        }

        private func letOwnerGo() {
            let owner = lock.withLock {
                defer { self.owner = nil }
                return self.owner
            }
            withExtendedLifetime(owner) {}
        }
    }
}
