import Foundation
import Testing

@testable import SelfsameCombine

/// What operators with one upstream make of it.
@Suite struct OperatorTests {
    typealias Source = PassthroughSubject<Int, TestFailure>

    struct Case: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let input: String
        let output: String
        let build: @Sendable (Source) -> AnyPublisher<String, any Error>

        init(
            _ name: String, _ input: String, _ output: String,
            _ build: @escaping @Sendable (Source) -> AnyPublisher<String, any Error>
        ) {
            (testDescription, self.input, self.output, self.build) = (name, input, output, build)
        }
    }

    static let transforming = [
        Case("map", "1 2 |", "2 4 |") { $0.map { $0 * 2 }.asText() },
        Case("map fails with its upstream", "1 x 2", "2 x") { $0.map { $0 * 2 }.asText() },
        Case("map by key path", "1 -2 |", "1 2 |") { $0.map(\.magnitude).asText() },
        Case("map by two key paths", "-2", "(2, -1)") { $0.map(\.magnitude, \.signumOfSelf).asText() },
        Case("tryMap", "1 2 3", "1 x") { $0.tryMap { if $0 == 2 { throw TestFailure.failed } else { $0 } }.asText() },
        Case("compactMap", "1 2 3 |", "2 |") { $0.compactMap { $0 == 2 ? "2" : nil }.asText() },
        Case("tryCompactMap", "1 2 3", "x") {
            $0.tryCompactMap { (value: Int) -> Int? in if value == 2 { throw TestFailure.failed } else { nil } }.asText()
        },
        Case("replaceNil", "1 2 |", "1 0 |") { $0.map { $0 == 2 ? nil : $0 }.replaceNil(with: 0).asText() },
        Case("scan", "1 2 3 |", "1 3 6 |") { $0.scan(0, +).asText() },
        Case("tryScan", "1 2 3", "1 x") {
            $0.tryScan(0) { if $1 == 2 { throw TestFailure.failed } else { $0 + $1 } }.asText()
        },
        Case("collect", "1 2 3 |", "[1, 2, 3] |") { $0.collect().asText() },
        Case("collect without an end", "1 2 3", "") { $0.collect().asText() },
        Case("collect what fails", "1 x", "x") { $0.collect().asText() },
        Case("collect by count", "1 2 3 |", "[1, 2] [3] |") { $0.collect(2).asText() },
        Case("reduce", "1 2 3 |", "6 |") { $0.reduce(0, +).asText() },
        Case("tryReduce", "1 2 3", "x") {
            $0.tryReduce(0) { if $1 == 2 { throw TestFailure.failed } else { $0 + $1 } }.asText()
        },
        Case("count", "7 7 7 |", "3 |") { $0.count().asText() },
    ]

    static let filtering = [
        Case("filter", "1 2 3 4 |", "2 4 |") { $0.filter { $0 % 2 == 0 }.asText() },
        Case("tryFilter", "1 2 3", "1 x") { $0.tryFilter { if $0 == 2 { throw TestFailure.failed } else { true } }.asText() },
        Case("removeDuplicates", "1 1 2 2 1 |", "1 2 1 |") { $0.removeDuplicates().asText() },
        Case("removeDuplicates by a rule", "1 3 2 4 5 |", "1 2 5 |") { $0.removeDuplicates { $0 % 2 == $1 % 2 }.asText() },
        Case("tryRemoveDuplicates", "1 2 3", "1 x") { $0.tryRemoveDuplicates { _, _ in throw TestFailure.failed }.asText() },
        Case("first", "1 2 3", "1 |") { $0.first().asText() },
        Case("first of nothing", "|", "|") { $0.first().asText() },
        Case("first where", "1 2 3 4", "2 |") { $0.first { $0 > 1 }.asText() },
        Case("last", "1 2 3 |", "3 |") { $0.last().asText() },
        Case("last where", "1 2 3 |", "2 |") { $0.last { $0 < 3 }.asText() },
        Case("dropFirst", "1 2 3 |", "2 3 |") { $0.dropFirst().asText() },
        Case("dropFirst of many", "1 2 3 |", "3 |") { $0.dropFirst(2).asText() },
        Case("drop while", "1 2 1 |", "2 1 |") { $0.drop { $0 == 1 }.asText() },
        Case("prefix", "1 2 3", "1 2 |") { $0.prefix(2).asText() },
        Case("prefix of none", "1 2 3", "|") { $0.prefix(0).asText() },
        Case("prefix while", "1 2 3 1", "1 2 |") { $0.prefix { $0 < 3 }.asText() },
        Case("output at", "1 2 3", "2 |") { $0.output(at: 1).asText() },
        Case("output in a range", "1 2 3 4", "2 3 |") { $0.output(in: 1..<3).asText() },
        Case("output from an index on", "1 2 3 |", "2 3 |") { $0.output(in: 1...).asText() },
        Case("ignoreOutput", "1 2 |", "|") { $0.ignoreOutput().asText() },
        Case("replaceEmpty", "|", "9 |") { $0.replaceEmpty(with: 9).asText() },
        Case("replaceEmpty of something", "1 |", "1 |") { $0.replaceEmpty(with: 9).asText() },
        Case("contains", "1 2 3", "true |") { $0.contains(2).asText() },
        Case("contains not", "1 3 |", "false |") { $0.contains(2).asText() },
        Case("allSatisfy", "1 3 |", "true |") { $0.allSatisfy { $0 % 2 == 1 }.asText() },
        Case("allSatisfy not", "1 2 3", "false |") { $0.allSatisfy { $0 % 2 == 1 }.asText() },
        Case("min", "3 1 2 |", "1 |") { $0.min().asText() },
        Case("max", "1 3 2 |", "3 |") { $0.max().asText() },
    ]

    static let failing = [
        Case("catch", "1 x", "1 7 8 |") { $0.catch { _ in [7, 8].publisher }.asText() },
        Case("catch nothing", "1 |", "1 |") { $0.catch { _ in Just(7) }.asText() },
        Case("tryCatch", "1 x", "1 x") { $0.tryCatch { _ -> Just<Int> in throw TestFailure.failed }.asText() },
        Case("replaceError", "1 x", "1 0 |") { $0.replaceError(with: 0).asText() },
        Case("mapError", "1 x", "1 x") { $0.mapError { _ in TestFailure.failed }.asText() },
        Case("retry of what fails again", "1 x", "1 x") { $0.retry(2).asText() },
        Case("setFailureType", "1 x", "1 5 |") { $0.replaceError(with: 5).setFailureType(to: TestFailure.self).asText() },
    ]

    static let other = [
        Case("prepend", "1 |", "8 9 1 |") { $0.prepend(8, 9).asText() },
        Case("prepend a publisher", "1 |", "7 1 |") { $0.prepend(Just(7).setFailureType(to: TestFailure.self)).asText() },
        Case("append", "1 |", "1 8 9 |") { $0.append(8, 9).asText() },
        Case("append to what fails", "1 x", "1 x") { $0.append([8, 9]).asText() },
        Case("share", "1 2 |", "1 2 |") { $0.share().asText() },
        Case("flatMap", "1 2 |", "1 10 2 20 |") { $0.flatMap { [$0, $0 * 10].publisher }.asText() },
        Case("flatMap to what fails", "1 2", "x") { $0.flatMap { _ in Fail<Int, TestFailure>(error: .failed) }.asText() },
        Case("switchToLatest", "1 2 |", "1 10 2 20 |") {
            $0.map { [$0, $0 * 10].publisher.setFailureType(to: TestFailure.self) }.switchToLatest().asText()
        },
        Case("eraseToAnyPublisher", "1 |", "1 |") { $0.eraseToAnyPublisher().eraseToAnyPublisher().asText() },
        Case("encode and decode", "1 |", "[1] |") {
            $0.map { [$0] }.encode(encoder: JSONEncoder()).decode(type: [Int].self, decoder: JSONDecoder()).asText()
        },
        Case("receive on the spot", "1 2 |", "1 2 |") { $0.receive(on: ImmediateScheduler.shared).asText() },
        Case("subscribe on the spot", "1 2 |", "1 2 |") { $0.subscribe(on: ImmediateScheduler.shared).asText() },
    ]

    @Test(arguments: transforming + filtering + failing + other) func operators(_ example: Case) {
        let (inputs, events) = (Inputs(), Events())
        let subscription = example.build(inputs.a).record(in: events)
        inputs.send(example.input)
        #expect(events.text == example.output)
        subscription.cancel()
    }

    @Test func retrySubscribesAgain() {
        let attempts = Events()
        let publisher = Deferred {
            attempts.add("attempt")
            return Fail<Int, TestFailure>(error: .failed)
        }
        let events = Events()
        _ = publisher.retry(2).record(in: events)
        #expect(attempts.text == "attempt attempt attempt")
        #expect(events.text == "x")
    }
}

extension Int {
    fileprivate var signumOfSelf: Int { signum() }
}
