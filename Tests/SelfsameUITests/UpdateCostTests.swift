import SelfsameUI
import Testing
import Trace
import ViewGraph

/// An update costs what changed, not what exists.
@Suite(.serialized) @MainActor
struct UpdateCostTests {
    @Test(arguments: [10, 10_000])
    func aRowsStateRunsOneBody(rows: Int) throws {
        let recorder = ArrayRecorder()
        let host = ViewHost(recorder: recorder)
        host.launch { Rows(count: rows) }
        #expect(recorder.evaluations(of: "Row") == rows)
        recorder.clear()
        try host.tap("Row \(rows / 2)")
        #expect(recorder.evaluations(of: "Row") == 1)
        #expect(recorder.evaluations(of: "Rows") == 0)
        #expect(recorder.events.count { if case .skipped = $0 { true } else { false } } == 0)
    }

    @Test func evaluationsWithoutAWriteLeaveNothingBehind() throws {
        let store = Store()
        let recorder = ArrayRecorder()
        let host = ViewHost(recorder: recorder)
        host.launch { Shelf(store: store) }
        for _ in 0..<1_000 { try host.tap("Again") }
        recorder.clear()
        store.title = "new"
        host.graph.settle()
        #expect(recorder.evaluations(of: "Shelf") == 1)
        #expect(recorder.events.count { if case .mutated = $0 { true } else { false } } == 1)
    }
}

@Observable
private final class Store {
    var title = "old"
}

private struct Shelf: View {
    let store: Store
    @State private var round = 0

    var body: some View {
        Text("\(store.title) \(round)")
        Button("Again") { round += 1 }
    }
}
