@Observable final class LiveData {
    var target = 0
    var nonTarget = 0
}

struct TargetText: View {
    @Environment(LiveData.self) private var data

    var body: some View { Text("target: \(data.target)") }
}

struct NonTargetText: View {
    @Environment(LiveData.self) private var data

    var body: some View { Text("other: \(data.nonTarget)") }
}

struct LiveDashboard: View {
    @State private var data = LiveData()

    var body: some View {
        VStack {
            TargetText()
            NonTargetText()
        }
        .environment(data)
        .task { try? await alternate() }
    }

    private func alternate() async throws {
        for second in 1...4 {
            try await Task.sleep(for: .seconds(1))
            if second.isMultiple(of: 2) {
                data.nonTarget += 1
            } else {
                data.target += 1
            }
        }
    }
}
