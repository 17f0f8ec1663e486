import Foundation
import Testing

@testable import SelfsameCombine

/// Writes into events, a line each.
private struct Log: TextOutputStream {
    let events: Events

    mutating func write(_ string: String) { events.add(string.trimmingCharacters(in: .newlines)) }
}

@Suite struct WatchingTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let lines: [String]
        let run: @Sendable (Events) -> Void

        init(_ name: String, _ lines: [String], _ run: @escaping @Sendable (Events) -> Void) {
            (testDescription, self.lines, self.run) = (name, lines, run)
        }
    }

    static let cases = [
        Case(
            "a sequence",
            [
                "receive subscription: ([1, 2])", "request unlimited", "receive value: (1)", "receive value: (2)",
                "receive finished",
            ]
        ) { events in _ = [1, 2].publisher.print(to: Log(events: events)).sink { _ in } },
        Case(
            "a prefix",
            ["in: receive subscription: ([1, 2, 3])", "in: request unlimited", "in: receive value: (1)", "in: receive cancel"]
        ) { events in _ = [1, 2, 3].publisher.print("in", to: Log(events: events)).first().sink { _ in } },
        Case(
            "what is asked for in answer to a value",
            [
                "receive subscription: ([1, 2])", "request max: (1)", "receive value: (1)", "request max: (1) (synchronous)",
                "receive value: (2)", "request max: (1) (synchronous)", "receive finished",
            ]
        ) { events in
            let subscriber = DemandingSubscriber<Int, Never>(more: .max(1))
            [1, 2].publisher.print(to: Log(events: events)).subscribe(subscriber)
            subscriber.request(.max(1))
        },
        Case("a failure", ["receive subscription: (Empty)", "request unlimited", "receive error: (failed)"]) { events in
            _ = Fail<Int, TestFailure>(error: .failed).print(to: Log(events: events)).record(in: Events())
        },
        Case(
            "a subject behind a map",
            ["receive subscription: (PassthroughSubject)", "request unlimited", "receive value: (2)", "receive cancel"]
        ) { events in
            let subject = PassthroughSubject<Int, Never>()
            let subscription = subject.map { $0 * 2 }.print(to: Log(events: events)).sink { _ in }
            subject.send(1)
            subscription.cancel()
        },
    ]

    @Test(arguments: cases) func print(_ example: Case) {
        let events = Events()
        example.run(events)
        #expect(events.text == example.lines.joined(separator: " "))
    }

    @Test func handleEventsTellsEverythingInOrder() {
        let events = Events()
        let subject = PassthroughSubject<Int, Never>()
        let subscription = subject.handleEvents(
            receiveSubscription: { _ in events.add("subscription") }, receiveOutput: { events.add("output\($0)") },
            receiveCompletion: { _ in events.add("completion") }, receiveCancel: { events.add("cancel") },
            receiveRequest: { events.add("request \($0)") }
        ).sink { events.add("value\($0)") }
        subject.send(1)
        subscription.cancel()
        #expect(events.text == "subscription request unlimited output1 value1 cancel")
    }

    @Test func theSinkOfAFinishedPublisherIsNotCancelled() {
        let events = Events()
        do {
            let subscription = Just(1).handleEvents(receiveCancel: { events.add("cancel") }).sink { _ in }
            withExtendedLifetime(subscription) {}
        }
        #expect(events.text == "")
    }
}
