import Foundation
import Testing

@testable import SelfsameCombine

/// Operators that go by the clock. In the input `+10` lets ten milliseconds pass; in the output each value stands behind its
/// time.
@Suite struct TimingTests {
    typealias Source = PassthroughSubject<Int, TestFailure>

    struct Case: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let input: String
        let output: String
        let build: @Sendable (Source, TestScheduler) -> AnyPublisher<Int, TestFailure>

        init(
            _ name: String, _ input: String, _ output: String,
            _ build: @escaping @Sendable (Source, TestScheduler) -> AnyPublisher<Int, TestFailure>
        ) {
            (testDescription, self.input, self.output, self.build) = (name, input, output, build)
        }
    }

    static let cases = [
        Case("debounce", "1 +5 2 +9 3 +20 4 +20", "24:3 44:4") {
            $0.debounce(for: .milliseconds(10), scheduler: $1).eraseToAnyPublisher()
        },
        Case("debounce loses what waits at the end", "1 +5 | +20", "5:|") {
            $0.debounce(for: .milliseconds(10), scheduler: $1).eraseToAnyPublisher()
        },
        Case("throttle to the latest", "1 +2 2 +2 3 +20 4 +20", "0:1 10:3 24:4") {
            $0.throttle(for: .milliseconds(10), scheduler: $1, latest: true).eraseToAnyPublisher()
        },
        Case("throttle to the first", "1 +2 2 +2 3 +20 4 +20", "0:1 10:2 24:4") {
            $0.throttle(for: .milliseconds(10), scheduler: $1, latest: false).eraseToAnyPublisher()
        },
        Case("throttle ends with what waits", "1 +2 2 | +20", "0:1 10:2 10:|") {
            $0.throttle(for: .milliseconds(10), scheduler: $1, latest: true).eraseToAnyPublisher()
        },
        Case("delay", "1 +5 2 | +20", "10:1 15:2 15:|") {
            $0.delay(for: .milliseconds(10), scheduler: $1).eraseToAnyPublisher()
        },
        Case("receive on", "1 2 +0 3 | +0", "0:1 0:2 0:3 0:|") { $0.receive(on: $1).eraseToAnyPublisher() },
        Case("timeout", "+5 1 +9 2 +20 3", "5:1 14:2 24:|") {
            $0.timeout(.milliseconds(10), scheduler: $1).eraseToAnyPublisher()
        },
        Case("timeout with an error", "+20", "10:x") {
            $0.timeout(.milliseconds(10), scheduler: $1, customError: { .failed }).eraseToAnyPublisher()
        },
    ]

    @Test(arguments: cases) func operators(_ example: Case) {
        let (inputs, scheduler, events) = (Inputs(), TestScheduler(), Events())
        func time() -> String { "\(scheduler.now.milliseconds):" }
        let subscription = example.build(inputs.a, scheduler).sink(
            receiveCompletion: { events.add(time() + ($0 == .finished ? "|" : "x")) },
            receiveValue: { events.add(time() + "\($0)") })
        for word in example.input.split(separator: " ") {
            if word.first == "+" {
                scheduler.advance(by: Int(word.dropFirst()) ?? 0)
            } else {
                inputs.send(String(word))
                scheduler.advance(by: 0)
            }
        }
        #expect(events.text == example.output)
        subscription.cancel()
    }

    @Test func receiveOnDeliversInALaterTurn() {
        let (scheduler, events) = (TestScheduler(), Events())
        let subscription = Just(1).receive(on: scheduler).record(in: events)
        #expect(events.text == "")
        scheduler.advance(by: 0)
        #expect(events.text == "1 |")
        subscription.cancel()
    }

    @Test func subscribeOnSubscribesInALaterTurn() {
        let (scheduler, events) = (TestScheduler(), Events())
        let subscription = Just(1).subscribe(on: scheduler).record(in: events)
        #expect(events.text == "")
        scheduler.advance(by: 0)
        #expect(events.text == "1 |")
        subscription.cancel()
    }

    @Test func nothingComesAfterCancelling() {
        let (scheduler, events) = (TestScheduler(), Events())
        let subject = PassthroughSubject<Int, Never>()
        let subscription = subject.delay(for: .milliseconds(5), scheduler: scheduler).record(in: events)
        subject.send(1)
        subscription.cancel()
        scheduler.advance(by: 10)
        #expect(events.text == "")
    }

    @Test func repetitionsDoNotDriftAndStop() {
        let (scheduler, events) = (TestScheduler(), Events())
        let repetition = scheduler.schedule(after: scheduler.now.advanced(by: 0.01), interval: 0.01) {
            events.add("\(scheduler.now.milliseconds)")
        }
        scheduler.advance(by: 35)
        repetition.cancel()
        scheduler.advance(by: 35)
        #expect(events.text == "10 20 30")
    }

    @Test(arguments: [
        (DispatchQueue.SchedulerTimeType.Stride.seconds(1.5), 1_500_000_000), (.seconds(2), 2_000_000_000),
        (.milliseconds(3), 3_000_000),
        (.microseconds(4), 4_000), (.nanoseconds(5), 5), (0.25, 250_000_000), (3, 3_000_000_000),
    ])
    func lengthsOfTime(_ stride: DispatchQueue.SchedulerTimeType.Stride, _ nanoseconds: Int) {
        #expect(stride.magnitude == nanoseconds)
    }
}
