import Testing

@testable import SelfsameCombine

@Suite struct SubjectTests {
    @Test func subscribersHearInTheOrderInWhichTheyCame() {
        let (subject, events) = (PassthroughSubject<Int, Never>(), Events())
        let subscriptions = ["a", "b", "c"].map { name in subject.sink { events.add("\(name)\($0)") } }
        subject.send(1)
        subject.send(2)
        #expect(events.text == "a1 b1 c1 a2 b2 c2")
        withExtendedLifetime(subscriptions) {}
    }

    @Test func sendingFromWithinAReceptionComesFirst() {
        let (subject, events) = (PassthroughSubject<Int, Never>(), Events())
        let subscription = subject.sink {
            if $0 < 3 { subject.send($0 + 1) }
            events.add("\($0)")
        }
        subject.send(1)
        #expect(events.text == "3 2 1")
        subscription.cancel()
    }

    @Test func afterTheEndThereIsOnlyTheEnd() {
        let (subject, events) = (CurrentValueSubject<Int, TestFailure>(1), Events())
        subject.send(completion: .failure(.failed))
        subject.send(2)
        _ = subject.record(in: events)
        #expect(events.text == "x")
        #expect(subject.value == 1)
    }

    @Test func currentValueIsSetBeforeItIsSent() {
        let (subject, events) = (CurrentValueSubject<Int, Never>(1), Events())
        let subscription = subject.sink { events.add("\($0)=\(subject.value)") }
        subject.value = 2
        #expect(events.text == "1=1 2=2")
        subscription.cancel()
    }

    @Test func aSubjectCanBeASubscriber() {
        let (subject, events) = (PassthroughSubject<Int, Never>(), Events())
        let recording = subject.record(in: events)
        let feeding = [1, 2].publisher.subscribe(subject)
        #expect(events.text == "1 2 |")
        recording.cancel()
        feeding.cancel()
    }

    @Test func cancellingWithinAReceptionStopsTheRest() {
        let (subject, events) = (PassthroughSubject<Int, Never>(), Events())
        var second: AnyCancellable?
        let first = subject.sink { _ in second?.cancel() }
        second = subject.record(in: events)
        subject.send(1)
        #expect(events.text == "")
        first.cancel()
    }

    @Test func sharedSubscriptionsStartOnceAndStop() {
        let events = Events()
        let subject = PassthroughSubject<Int, Never>()
        let shared = subject.handleEvents(
            receiveSubscription: { _ in events.add("start") }, receiveCancel: { events.add("stop") }
        ).share()
        let first = shared.sink { events.add("a\($0)") }
        let second = shared.sink { events.add("b\($0)") }
        subject.send(1)
        first.cancel()
        subject.send(2)
        second.cancel()
        #expect(events.text == "start a1 b1 b2 stop")
    }

    @Test func connectableWaits() {
        let events = Events()
        let connectable = [1, 2].publisher.makeConnectable()
        let first = connectable.sink { events.add("a\($0)") }
        let second = connectable.sink { events.add("b\($0)") }
        #expect(events.text == "")
        let connection = connectable.connect()
        #expect(events.text == "a1 b1 a2 b2")
        connection.cancel()
        first.cancel()
        second.cancel()
    }

    @Test func futureRunsOnce() {
        let events = Events()
        let future = Future<Int, TestFailure> { promise in
            events.add("run")
            promise(.success(1))
            promise(.success(2))
        }
        _ = future.record(in: events)
        _ = future.record(in: events)
        #expect(events.text == "run 1 | 1 |")
    }

    @Test func deferredMakesAPublisherForEach() {
        let events = Events()
        var made = 0
        let deferred = Deferred { () -> Just<Int> in
            made += 1
            return Just(made)
        }
        _ = deferred.record(in: events)
        _ = deferred.record(in: events)
        #expect(events.text == "1 | 2 |")
    }

    @Test(arguments: [
        ("Just", "1 |"), ("Empty", "|"), ("Empty that stays", ""), ("Fail", "x"), ("Optional", "1 |"), ("nil", "|"),
        ("Result", "1 |"),
        ("failed Result", "x"),
    ])
    func sources(_ name: String, _ output: String) {
        let events = Events()
        let source: AnyPublisher<String, any Error> =
            switch name {
            case "Just": Just(1).asText()
            case "Empty": Empty<Int, Never>().asText()
            case "Empty that stays": Empty<Int, Never>(completeImmediately: false).asText()
            case "Fail": Fail<Int, TestFailure>(error: .failed).asText()
            case "Optional": Optional(1).publisher.asText()
            case "nil": Int?.none.publisher.asText()
            case "Result": Result<Int, TestFailure>.success(1).publisher.asText()
            default: Result<Int, TestFailure>.failure(.failed).publisher.asText()
            }
        _ = source.record(in: events)
        #expect(events.text == output)
    }
}
