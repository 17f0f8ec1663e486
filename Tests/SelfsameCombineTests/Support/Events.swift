import Foundation

@testable import SelfsameCombine

/// The only way in which publishers of these tests fail.
enum TestFailure: Error, Equatable {
    case failed
}

/// What a subscriber got, one word for each event: values as they print, `|` for the end, `x` for a failure.
final class Events: @unchecked Sendable {
    private let lock = NSLock()
    private var words: [String] = []

    func add(_ word: String) { lock.withLock { words.append(word) } }

    var text: String { lock.withLock { words.joined(separator: " ") } }

    func completed<F>(_ completion: Subscribers.Completion<F>) {
        switch completion {
        case .finished: add("|")
        case .failure: add("x")
        }
    }
}

extension Publisher {
    /// Asks for everything and writes down what comes.
    func record(in events: Events) -> AnyCancellable {
        sink(receiveCompletion: { events.completed($0) }, receiveValue: { events.add("\($0)") })
    }

    /// With failures and values as text, so that operators of all types fit into one table.
    func asText() -> AnyPublisher<String, any Error> {
        map { "\($0)" }.mapError { $0 as any Error }.eraseToAnyPublisher()
    }
}

/// Two subjects that are told what to send in words: `1` and `a1` send on the first, `b1` on the second; `|` and `a|` finish it,
/// `x` and `ax` fail.
struct Inputs {
    let a = PassthroughSubject<Int, TestFailure>()
    let b = PassthroughSubject<Int, TestFailure>()

    func send(_ text: String) {
        for word in text.split(separator: " ") { send(word: word) }
    }

    private func send(word: Substring) {
        let subject = word.first == "b" ? b : a
        let event = word.first == "a" || word.first == "b" ? word.dropFirst() : word
        switch event {
        case "|": subject.send(completion: .finished)
        case "x": subject.send(completion: .failure(.failed))
        default:
            guard let value = Int(event) else { preconditionFailure("no event is written \(event)") }
            subject.send(value)
        }
    }
}
