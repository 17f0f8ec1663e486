struct SharedData {
    var target = 0
    var nonTarget = 0
}

extension EnvironmentValues {
    @Entry var data = SharedData()
}

struct WholeReader: View {
    @Environment(\.data) private var data

    var body: some View { Text("whole: \(data.target)") }
}

struct TargetReader: View {
    @Environment(\.data.target) private var target

    var body: some View { Text("target: \(target)") }
}

struct Dashboard: View {
    @State private var data = SharedData()

    var body: some View {
        VStack {
            WholeReader()
            TargetReader()
        }
        .environment(\.data, data)
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
