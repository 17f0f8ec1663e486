import Foundation
import Testing

@testable import SelfsameCombine

@Suite struct SystemTests {
    @Test func notificationsArriveWhileSomebodyListens() {
        let (center, events, name) = (NotificationCenter(), Events(), Notification.Name("test"))
        let publisher = center.publisher(for: name)
        let subscription = publisher.sink { events.add("\($0.object ?? "nobody")") }
        center.post(name: name, object: "somebody")
        center.post(name: .init("other"), object: "else")
        subscription.cancel()
        center.post(name: name, object: "too late")
        #expect(events.text == "somebody")
        #expect(publisher == center.publisher(for: name))
        #expect(publisher != center.publisher(for: .init("other")))
    }

    @Test func notificationsOfOneObject() {
        let (center, events, name) = (NotificationCenter(), Events(), Notification.Name("test"))
        let (mine, other) = (NSObject(), NSObject())
        let subscription = center.publisher(for: name, object: mine).sink { _ in events.add("heard") }
        center.post(name: name, object: other)
        center.post(name: name, object: mine)
        #expect(events.text == "heard")
        subscription.cancel()
    }

    @Test func aSerialQueueKeepsTheOrder() {
        let (queue, events) = (DispatchQueue(label: "test"), Events())
        let subscription = (1...5).publisher.receive(on: queue).record(in: events)
        queue.sync {}
        #expect(events.text == "1 2 3 4 5 |")
        subscription.cancel()
    }

    @Test func anOperationQueueRunsWhatItIsGiven() {
        let (queue, events) = (OperationQueue(), Events())
        queue.maxConcurrentOperationCount = 1
        let subscription = (1...3).publisher.receive(on: queue).record(in: events)
        queue.waitUntilAllOperationsAreFinished()
        #expect(events.text == "1 2 3 |")
        subscription.cancel()
    }

    @Test func manyThreadsSendAndOneValueComesAtATime() {
        let subject = PassthroughSubject<Int, Never>()
        final class Counter: @unchecked Sendable {
            var inside = 0
            var seen = 0
            var worst = 0
        }
        let counter = Counter()
        let subscription = subject.map { $0 }.sink { _ in
            counter.inside += 1
            counter.worst = max(counter.worst, counter.inside)
            counter.seen += 1
            counter.inside -= 1
        }
        nonisolated(unsafe) let sender = subject
        DispatchQueue.concurrentPerform(iterations: 1_000) { sender.send($0) }
        #expect(counter.seen == 1_000)
        #expect(counter.worst == 1)
        subscription.cancel()
    }

    @Test(.timeLimit(.minutes(1))) func timersTick() async {
        let timer = Timer.publish(every: 0.01, on: .main, in: .common).autoconnect()
        var ticks = 0
        for await _ in timer.values {
            ticks += 1
            if ticks == 3 { break }
        }
        #expect(ticks == 3)
    }
}

@Suite struct AsyncTests {
    @Test func valuesOneAfterTheOther() async {
        var seen: [Int] = []
        for await value in [1, 2, 3].publisher.values { seen.append(value) }
        #expect(seen == [1, 2, 3])
    }

    @Test func nothingIsAskedForBeforeItsTurn() async {
        let events = Events()
        let values = (1...9).publisher.handleEvents(receiveRequest: { events.add("\($0)") }).values
        var iterator = values.makeAsyncIterator()
        #expect(events.text == "")
        #expect(await iterator.next() == 1)
        #expect(await iterator.next() == 2)
        #expect(events.text == "max(1) max(1)")
    }

    @Test func failuresAreThrown() async {
        await #expect(throws: TestFailure.failed) {
            for try await _ in Fail<Int, TestFailure>(error: .failed).values {}
        }
    }

    @Test func cancellingTheTaskEndsTheLoop() async {
        let task = Task {
            var seen = 0
            for await _ in Empty<Int, Never>(completeImmediately: false).values { seen += 1 }
            return seen
        }
        task.cancel()
        #expect(await task.value == 0)
    }

    @Test func futures() async throws {
        #expect(await Future<Int, Never> { $0(.success(1)) }.value == 1)
        #expect(try await Future<Int, TestFailure> { $0(.success(2)) }.value == 2)
        await #expect(throws: TestFailure.failed) { try await Future<Int, TestFailure> { $0(.failure(.failed)) }.value }
    }
}
