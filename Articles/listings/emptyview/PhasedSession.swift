enum Phase {
    case open, waiting, closed
}

struct PhasedSession: View {
    @State private var phase = Phase.open

    var body: some View {
        Button("Open") { phase = .open }
        Button("Close") { phase = .closed }
        switch phase {
        case .open: Counter()
        case .waiting: Text("Please wait")
        case .closed: EmptyView()
        }
    }
}
