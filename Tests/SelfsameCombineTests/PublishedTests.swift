import Foundation
import Testing

@testable import SelfsameCombine

private class Model: ObservableObject {
    @Published var count = 0
    @Published var name = "a"
    var silent = 0
}

private final class Derived: Model {
    @Published var extra = 0.5
}

private final class Generic<Value>: ObservableObject {
    let before: (Value, Int8)
    @Published var value: Value

    init(_ value: Value) {
        before = (value, 1)
        self.value = value
    }
}

private final class Manual: ObservableObject {
    var value = 0
}

private final class OwnPublisher: ObservableObject {
    let objectWillChange = PassthroughSubject<String, Never>()
    @Published var value = 0
}

private final class Foreign: NSObject, ObservableObject {
    @Published var value = 0
}

private class Base {
    var text = "text"
    weak var other: AnyObject?
}

private final class OnTop: Base, ObservableObject {
    @Published var value: [Int] = []
}

@MainActor private final class Isolated: ObservableObject {
    @Published var value = 0
}

@Suite struct PublishedTests {
    @Test func newValueComesWhileThePropertyHasTheOldOne() {
        let (model, events) = (Model(), Events())
        let subscription = model.$count.sink { events.add("\($0),\(model.count)") }
        model.count = 5
        model.count += 1
        #expect(events.text == "0,0 5,0 6,5")
        subscription.cancel()
    }

    @Test func objectSpeaksBeforeItsProperty() {
        let (model, events) = (Model(), Events())
        let whole = model.objectWillChange.sink { events.add("will(\(model.count))") }
        let part = model.$count.dropFirst().sink { events.add("\($0)") }
        model.count = 1
        model.name = "b"
        model.silent = 1
        #expect(events.text == "will(0) 1 will(1)")
        whole.cancel()
        part.cancel()
    }

    @Test func equalValuesArePublishedToo() {
        let (model, events) = (Model(), Events())
        let subscription = model.objectWillChange.sink { events.add("will") }
        model.count = 0
        model.count = 0
        #expect(events.text == "will will")
        subscription.cancel()
    }

    @Test func thereIsOnePublisherForEachObject() {
        let (first, second, manual) = (Model(), Model(), Manual())
        #expect(first.objectWillChange === first.objectWillChange)
        #expect(first.objectWillChange !== second.objectWillChange)
        #expect(manual.objectWillChange === manual.objectWillChange)
        #expect(manual.objectWillChange !== Manual().objectWillChange)
    }

    @Test func propertiesOfSuperclassesCount() {
        let (model, events) = (Derived(), Events())
        let subscription = model.objectWillChange.sink { events.add("will") }
        model.count = 1
        model.extra = 2
        (model as Model).name = "c"
        #expect(events.text == "will will will")
        #expect((model as Model).objectWillChange === model.objectWillChange)
        subscription.cancel()
    }

    @Test func propertiesOfGenericClassesCount() {
        let events = Events()
        let (text, number) = (Generic("a"), Generic(1))
        let subscriptions = [
            text.objectWillChange.sink { events.add("text") }, number.objectWillChange.sink { events.add("number") },
        ]
        text.value = "b"
        number.value = 2
        #expect(events.text == "text number")
        withExtendedLifetime(subscriptions) {}
    }

    @Test func propertiesBelowForeignClassesCount() {
        let events = Events()
        let (foreign, onTop) = (Foreign(), OnTop())
        let subscriptions = [
            foreign.objectWillChange.sink { events.add("foreign") }, onTop.objectWillChange.sink { events.add("top") },
        ]
        foreign.value = 1
        onTop.value.append(1)
        onTop.text = "silent"
        #expect(events.text == "foreign top")
        withExtendedLifetime(subscriptions) {}
    }

    @Test @MainActor func propertiesOfMainActorClassesCount() {
        let (model, events) = (Isolated(), Events())
        let subscription = model.objectWillChange.sink { events.add("will") }
        model.value = 1
        #expect(events.text == "will")
        subscription.cancel()
    }

    @Test func sendingByHand() {
        let (manual, events) = (Manual(), Events())
        let subscription = manual.objectWillChange.sink { events.add("will") }
        manual.value = 1
        manual.objectWillChange.send()
        #expect(events.text == "will")
        subscription.cancel()
    }

    @Test func aPublisherOfTheObjectsOwnIsLeftAlone() {
        let (model, events) = (OwnPublisher(), Events())
        let subscription = model.objectWillChange.sink { events.add($0) }
        model.value = 1
        model.objectWillChange.send("by hand")
        #expect(events.text == "by hand")
        subscription.cancel()
    }

    @Test func assigningToAPropertyPublishes() {
        let (model, events) = (Model(), Events())
        let subscription = model.objectWillChange.sink { events.add("will") }
        let subject = PassthroughSubject<Int, Never>()
        subject.assign(to: &model.$count)
        subject.send(4)
        #expect(model.count == 4)
        #expect(events.text == "will")
        subscription.cancel()
    }

    @Test func publishedPublisherKeepsOnlyTheNewestForThoseWhoWait() {
        let model = Model()
        let subscriber = DemandingSubscriber<Int, Never>()
        model.$count.subscribe(subscriber)
        model.count = 1
        model.count = 2
        subscriber.request(.max(1))
        #expect(subscriber.events.text == "2")
    }

    @Test func publishersOfDeadObjectsAreForgotten() {
        final class Weak {
            weak var publisher: ObservableObjectPublisher?
            init(_ publisher: ObservableObjectPublisher) { self.publisher = publisher }
        }
        let publishers = ChangePublishers()
        let dead = (0..<100).map { _ in Weak(publishers.publisher(for: Manual())) }
        let alive = (0..<1_000).map { _ in Manual() }
        let theirs = alive.map { publishers.publisher(for: $0) }
        #expect(dead.allSatisfy { $0.publisher == nil })
        #expect(zip(alive, theirs).allSatisfy { publishers.publisher(for: $0) === $1 })
    }
}
