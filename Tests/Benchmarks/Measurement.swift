import SelfsameUI
import ViewGraph

/// What was timed.
@MainActor
struct Measurement {
    let count: Int
    let mounting: Duration
    let update: Duration

    /// Mounts this many rows and changes the state of one of them.
    static func rows(_ count: Int) -> Measurement {
        let host = ViewHost()
        let mounting = ProcessorTime.measure { host.launch { Rows(count: count) } }
        guard let write = Row.writes[count / 2] else { preconditionFailure("row \(count / 2) did not hand its action out") }
        var update = Duration.seconds(60)
        for _ in 0..<1_000 {
            update = min(update, ProcessorTime.measure {
                write()
                host.graph.settle()
            })
        }
        return Measurement(count: count, mounting: mounting, update: update)
    }

    /// Evaluates a body that reads an observable object this many times.
    static func observing(_ count: Int) -> (nanosecondsEach: Int, host: ViewHost) {
        let host = ViewHost()
        let store = Store()
        host.launch { Shelf(store: store) }
        guard let again = Shelf.again else { preconditionFailure("the shelf did not hand its action out") }
        let time = ProcessorTime.measure {
            for _ in 0..<count {
                again()
                host.graph.settle()
            }
        }
        return (Int(time / .nanoseconds(1)) / count, host)
    }
}

private struct Rows: View {
    let count: Int

    var body: some View {
        List { ForEach(0..<count, id: \.self) { Row(number: $0) } }
    }
}

private struct Row: View {
    /// A way to each row's state that does not search the screen.
    static var writes: [Int: () -> Void] = [:]

    let number: Int
    @State private var taps = 0

    var body: some View {
        let _ = Self.writes[number] = { taps += 1 }
        Text("\(taps)")
    }
}

@Observable
private final class Store {
    var title = "shelf"
}

private struct Shelf: View {
    static var again: (() -> Void)?

    let store: Store
    @State private var round = 0

    var body: some View {
        let _ = Self.again = { round += 1 }
        Text("\(store.title) \(round)")
    }
}
