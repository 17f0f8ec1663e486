import Foundation
import Testing

@testable import SelfsameCombine

private final class Witness {}

private final class Target {
    var value = 0
}

private final class Model: ObservableObject {
    @Published var value = 0
}

/// Who is kept alive, and until when.
@Suite struct MemoryTests {
    typealias Source = PassthroughSubject<Int, Never>

    struct Case: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let build: @Sendable (Source, TestScheduler) -> AnyPublisher<String, any Error>

        init(_ name: String, _ build: @escaping @Sendable (Source, TestScheduler) -> AnyPublisher<String, any Error>) {
            (testDescription, self.build) = (name, build)
        }
    }

    static let cases = [
        Case("nothing") { source, _ in source.asText() },
        Case("map") { source, _ in source.map { $0 + 1 }.asText() },
        Case("tryMap") { source, _ in source.tryMap { $0 }.asText() },
        Case("scan") { source, _ in source.scan(0, +).asText() },
        Case("collect") { source, _ in source.collect().asText() },
        Case("collect by count") { source, _ in source.collect(2).asText() },
        Case("merge") { source, _ in source.merge(with: source.map { $0 }).asText() },
        Case("combineLatest") { source, _ in source.combineLatest(source).asText() },
        Case("zip") { source, _ in source.zip(source).asText() },
        Case("append") { source, _ in source.append(source).asText() },
        Case("flatMap") { source, _ in source.flatMap { _ in source }.asText() },
        Case("flatMap one at a time") { source, _ in source.flatMap(maxPublishers: .max(1)) { _ in source }.asText() },
        Case("switchToLatest") { source, _ in source.map { _ in source }.switchToLatest().asText() },
        Case("share") { source, _ in source.share().asText() },
        Case("debounce") { $0.debounce(for: .milliseconds(5), scheduler: $1).asText() },
        Case("throttle") { $0.throttle(for: .milliseconds(5), scheduler: $1, latest: true).asText() },
        Case("delay") { $0.delay(for: .milliseconds(5), scheduler: $1).asText() },
        Case("receive on") { $0.receive(on: $1).asText() },
        Case("timeout") { $0.timeout(.milliseconds(5), scheduler: $1).asText() },
        Case("handleEvents") { source, _ in source.handleEvents(receiveOutput: { _ in }).asText() },
        Case("catch") { source, _ in source.setFailureType(to: TestFailure.self).catch { _ in Just(1) }.asText() },
        Case("drop until output") { source, _ in source.drop(untilOutputFrom: source).asText() },
        Case("first") { source, _ in source.dropFirst(9).first().asText() },
    ]

    @Test(arguments: cases) func cancellingReleases(_ example: Case) {
        let (source, scheduler) = (Source(), TestScheduler())
        weak var witness: Witness?
        var subscription: AnyCancellable?
        do {
            let captured = Witness()
            witness = captured
            subscription = example.build(source, scheduler).sink(
                receiveCompletion: { _ in withExtendedLifetime(captured) {} },
                receiveValue: { _ in withExtendedLifetime(captured) {} })
        }
        source.send(1)
        source.send(2)
        #expect(witness != nil)
        subscription?.cancel()
        scheduler.advance(by: 100)
        #expect(witness == nil)
        withExtendedLifetime(subscription) {}
    }

    @Test(arguments: cases) func finishingReleases(_ example: Case) {
        let (source, scheduler) = (Source(), TestScheduler())
        weak var witness: Witness?
        var subscription: AnyCancellable?
        do {
            let captured = Witness()
            witness = captured
            subscription = example.build(source, scheduler).sink(
                receiveCompletion: { _ in }, receiveValue: { _ in withExtendedLifetime(captured) {} })
        }
        source.send(1)
        source.send(2)
        source.send(completion: .finished)
        scheduler.advance(by: 100)
        #expect(witness == nil)
        subscription?.cancel()
    }

    @Test(arguments: cases) func operatorsGoWithTheirSubscription(_ example: Case) {
        weak var released: Source?
        let scheduler = TestScheduler()
        do {
            let source = Source()
            released = source
            let subscription = example.build(source, scheduler).sink(receiveCompletion: { _ in }, receiveValue: { _ in })
            source.send(1)
            subscription.cancel()
        }
        scheduler.advance(by: 100)
        #expect(released == nil)
    }

    @Test func lettingACancellableGoCancels() {
        let (source, events) = (Source(), Events())
        var kept: Set<AnyCancellable> = []
        var listed: [AnyCancellable] = []
        source.sink { events.add("set\($0)") }.store(in: &kept)
        source.sink { events.add("array\($0)") }.store(in: &listed)
        source.send(1)
        kept = []
        source.send(2)
        listed = []
        source.send(3)
        #expect(events.text == "set1 array1 array2")
    }

    @Test func cancellingHappensOnce() {
        let events = Events()
        do {
            let cancellable = AnyCancellable { events.add("cancelled") }
            cancellable.cancel()
            cancellable.cancel()
        }
        #expect(events.text == "cancelled")
    }

    @Test func aSubscriptionKeepsItsSubject() {
        weak var subject: Source?
        var subscription: AnyCancellable?
        do {
            let made = Source()
            subject = made
            subscription = made.sink { _ in }
        }
        #expect(subject != nil)
        subscription?.cancel()
        #expect(subject == nil)
    }

    @Test func assignKeepsItsObjectUntilItIsOver() {
        let source = Source()
        weak var target: Target?
        var subscription: AnyCancellable?
        do {
            let made = Target()
            target = made
            subscription = source.assign(to: \.value, on: made)
        }
        source.send(3)
        #expect(target?.value == 3)
        subscription?.cancel()
        #expect(target == nil)
    }

    @Test func assigningToAPublishedPropertyKeepsNobody() {
        let events = Events()
        let source = Source()
        weak var model: Model?
        do {
            let made = Model()
            model = made
            source.handleEvents(receiveCancel: { events.add("cancelled") }).assign(to: &made.$value)
            source.send(3)
            #expect(made.value == 3)
        }
        #expect(model == nil)
        #expect(events.text == "cancelled")
    }

    @Test func objectsThatListenToThemselvesGo() {
        final class Listening: ObservableObject {
            @Published var value = 0
            var subscriptions: Set<AnyCancellable> = []

            init() {
                $value.sink { [weak self] _ in _ = self }.store(in: &subscriptions)
                objectWillChange.sink { [weak self] in _ = self }.store(in: &subscriptions)
            }
        }
        weak var object: Listening?
        do {
            let made = Listening()
            made.value = 1
            object = made
        }
        #expect(object == nil)
    }
}
