import Testing

@testable import SelfsameCombine

/// Nobody gets more than was asked for.
@Suite struct DemandTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let output: String
        let build: @Sendable () -> AnyPublisher<String, any Error>

        init(_ name: String, _ output: String, _ build: @escaping @Sendable () -> AnyPublisher<String, any Error>) {
            (testDescription, self.output, self.build) = (name, output, build)
        }
    }

    /// What comes when two values are asked for.
    static let cases = [
        Case("Sequence", "1 2") { [1, 2, 3, 4].publisher.asText() },
        Case("Sequence that ends", "1 2 |") { [1, 2].publisher.asText() },
        Case("map", "2 4") { [1, 2, 3, 4].publisher.map { $0 * 2 }.asText() },
        Case("filter", "2 4") { (1...9).publisher.filter { $0 % 2 == 0 }.asText() },
        Case("compactMap", "2 4") { (1...9).publisher.compactMap { $0 % 2 == 0 ? $0 : nil }.asText() },
        Case("dropFirst", "3 4") { (1...9).publisher.dropFirst(2).asText() },
        Case("prefix", "1 2") { (1...9).publisher.prefix(3).asText() },
        Case("append", "1 2") { [1].publisher.append(2, 3).asText() },
        Case("prepend", "7 1") { [1, 2, 3].publisher.prepend(7).asText() },
        Case("merge", "1 11") { (1...9).publisher.merge(with: (11...19).publisher).asText() },
        Case("flatMap", "1 1") { (1...9).publisher.flatMap(maxPublishers: .max(1)) { [$0, $0, $0].publisher }.asText() },
        Case("zip", "(1, 11) (2, 12)") { (1...9).publisher.zip((11...19).publisher).asText() },
        Case("collect by count", "[1, 2] [3, 4]") { (1...9).publisher.collect(2).asText() },
        Case("catch", "1 2") {
            [1].publisher.setFailureType(to: TestFailure.self).append(Fail(error: .failed)).catch { _ in [2, 3].publisher }
                .asText()
        },
        Case("switchToLatest", "1 2") { Just([1, 2, 3].publisher).switchToLatest().asText() },
        Case("share", "1 2 |") { [1, 2, 3].publisher.share().asText() },
        Case("receive on the spot", "1 2") { [1, 2, 3].publisher.receive(on: ImmediateScheduler.shared).asText() },
        Case("replaceEmpty", "1 2") { [1, 2, 3].publisher.replaceEmpty(with: 9).asText() },
    ]

    @Test(arguments: cases) func twoAreAskedFor(_ example: Case) {
        let subscriber = DemandingSubscriber<String, any Error>()
        example.build().subscribe(subscriber)
        #expect(subscriber.events.text == "")
        subscriber.request(.max(2))
        #expect(subscriber.events.text == example.output)
        subscriber.cancel()
        subscriber.request(.unlimited)
        #expect(subscriber.events.text == example.output, "after it was cancelled")
    }

    @Test(arguments: cases) func oneAfterTheOtherBringsWhatAllAtOnceBrings(_ example: Case) {
        let slow = DemandingSubscriber<String, any Error>(more: .max(1))
        let fast = DemandingSubscriber<String, any Error>()
        // Sharing begins with the first subscriber, merging takes turns.
        guard !["share", "merge"].contains(example.testDescription) else { return }
        example.build().subscribe(slow)
        slow.request(.max(1))
        example.build().subscribe(fast)
        fast.request(.unlimited)
        #expect(slow.events.text == fast.events.text)
    }

    @Test func passthroughSubjectLosesWhatNobodyAskedFor() {
        let subject = PassthroughSubject<Int, Never>()
        let subscriber = DemandingSubscriber<Int, Never>()
        subject.subscribe(subscriber)
        subject.send(1)
        subscriber.request(.max(1))
        subject.send(2)
        subject.send(3)
        subject.send(completion: .finished)
        #expect(subscriber.events.text == "2 |")
    }

    @Test func currentValueSubjectKeepsTheNewest() {
        let subject = CurrentValueSubject<Int, Never>(0)
        let subscriber = DemandingSubscriber<Int, Never>()
        subject.subscribe(subscriber)
        subject.send(1)
        subject.send(2)
        subscriber.request(.max(1))
        subject.send(3)
        subject.send(4)
        subscriber.request(.max(1))
        #expect(subscriber.events.text == "2 4")
    }

    @Test func combineLatestTakesTheNewest() {
        let (a, b) = (PassthroughSubject<Int, Never>(), CurrentValueSubject<Int, Never>(7))
        let subscriber = DemandingSubscriber<(Int, Int), Never>()
        a.combineLatest(b).subscribe(subscriber)
        subscriber.request(.max(2))
        a.send(1)
        a.send(2)
        a.send(3)
        #expect(subscriber.events.text == "(1, 7) (2, 7)")
    }

    @Test func futureWaitsForTheRequest() {
        let subscriber = DemandingSubscriber<Int, Never>()
        Future<Int, Never> { $0(.success(5)) }.subscribe(subscriber)
        #expect(subscriber.events.text == "")
        subscriber.request(.max(1))
        #expect(subscriber.events.text == "5 |")
    }

    @Test func arithmetic() {
        typealias Demand = Subscribers.Demand
        #expect(Demand.max(2) + 3 == .max(5))
        #expect(Demand.max(2) - 3 == .none)
        #expect(Demand.unlimited - 3 == .unlimited)
        #expect(Demand.max(2) * 3 == .max(6))
        #expect(Demand.max(.max) + 1 == .unlimited)
        #expect(Demand.max(2) < .unlimited && !(Demand.unlimited < .unlimited))
        #expect("\(Demand.max(2)) \(Demand.unlimited)" == "max(2) unlimited")
    }
}
