enum Stage { case running, paused, closed }

struct OneCaseEach: View {
    @State private var stage = Stage.running

    var body: some View {
        Button("Pause") { stage = .paused }
        Button("Close") { stage = .closed }
        switch stage {
        case .running: Counter()
        case .paused: Counter()
        case .closed: EmptyView()
        }
    }
}

struct OneCaseForBoth: View {
    @State private var stage = Stage.running

    var body: some View {
        Button("Pause") { stage = .paused }
        Button("Close") { stage = .closed }
        switch stage {
        case .running, .paused: Counter()
        case .closed: EmptyView()
        }
    }
}
