import Testing

@testable import SelfsameCombine

/// What operators with two upstreams make of them.
@Suite struct CombiningTests {
    typealias Source = PassthroughSubject<Int, TestFailure>

    struct Case: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let input: String
        let output: String
        let build: @Sendable (Source, Source) -> AnyPublisher<String, any Error>

        init(
            _ name: String, _ input: String, _ output: String,
            _ build: @escaping @Sendable (Source, Source) -> AnyPublisher<String, any Error>
        ) {
            (testDescription, self.input, self.output, self.build) = (name, input, output, build)
        }
    }

    static let cases = [
        Case("merge", "a1 b2 a3 a| b4 b|", "1 2 3 4 |") { $0.merge(with: $1).asText() },
        Case("merge of what fails", "a1 bx a2", "1 x") { $0.map { $0 }.merge(with: $1).asText() },
        Case("merge of three", "a1 b2 a|", "7 1 2") {
            $0.merge(with: $1, Just(7).setFailureType(to: TestFailure.self)).asText()
        },
        Case("merge of many", "a1 b2 a| b|", "1 2 |") { Publishers.MergeMany($0, $1).asText() },
        Case("combineLatest", "a1 a2 b7 a3 b8", "(2, 7) (3, 7) (3, 8)") { $0.combineLatest($1).asText() },
        Case("combineLatest goes on with one", "a1 b2 a| b3 b|", "(1, 2) (1, 3) |") { $0.combineLatest($1).asText() },
        Case("combineLatest with a transform", "a1 b2", "3") { $0.combineLatest($1, +).asText() },
        Case("combineLatest of three", "a1 b2 a3", "(1, 2, 7) (3, 2, 7)") {
            $0.combineLatest($1, Just(7).setFailureType(to: TestFailure.self)).asText()
        },
        Case("combineLatest of four", "a1 b2", "(1, 2, 1, 2)") { $0.combineLatest($1, $0, $1).asText() },
        Case("zip", "a1 a2 b7 b8", "(1, 7) (2, 8)") { $0.zip($1).asText() },
        Case("zip ends when one is used up", "a1 a2 a| b7 b8", "(1, 7) (2, 8) |") { $0.zip($1).asText() },
        Case("zip ends at once", "a| b1", "|") { $0.zip($1).asText() },
        Case("zip of three", "a1 b2", "(1, 2, 1)") { $0.zip($1, $0).asText() },
        Case("append", "a1 b9 a| b2 b|", "1 2 |") { $0.append($1).asText() },
        Case("prepend", "a1 b9 b| a2 a|", "9 2 |") { $0.prepend($1).asText() },
        Case("prefix until output", "a1 a2 b0 a3", "1 2 |") { $0.prefix(untilOutputFrom: $1).asText() },
        Case("drop until output", "a1 a2 b0 a3 a|", "3 |") { $0.drop(untilOutputFrom: $1).asText() },
        Case("drop until output that never comes", "a1 b| a2", "|") { $0.drop(untilOutputFrom: $1).asText() },
        Case("catch with the other", "a1 b8 ax b2 b|", "1 2 |") { a, b in a.catch { _ in b }.asText() },
        Case("flatMap to the other", "a1 b2 a3 b4 a| b|", "2 4 4 |") { a, b in a.flatMap { _ in b }.asText() },
        Case("flatMap one at a time", "a1 a2 b5 b|", "5") { a, b in
            a.flatMap(maxPublishers: .max(1)) { _ in b }.asText()
        },
        Case("switchToLatest leaves the older one", "a1 b2 a3 b4", "2 4") { a, b in
            a.map { _ in b }.switchToLatest().asText()
        },
        Case("switchToLatest goes on when the outer one is over", "a1 a| b2 b|", "2 |") { a, b in
            a.map { _ in b }.switchToLatest().asText()
        },
    ]

    @Test(arguments: cases) func operators(_ example: Case) {
        let (inputs, events) = (Inputs(), Events())
        let subscription = example.build(inputs.a, inputs.b).record(in: events)
        inputs.send(example.input)
        #expect(events.text == example.output)
        subscription.cancel()
    }
}
