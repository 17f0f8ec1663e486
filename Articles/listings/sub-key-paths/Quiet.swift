struct SharedData {
    var target = 0
    var nonTarget = 0
}

extension EnvironmentValues {
    @Entry var data = SharedData()
}

struct QuietReader: View {
    @Environment(\.data.target) private var target
    @Environment(\.data.nonTarget) private var nonTarget

    var body: some View { Text("target: \(target)") }
}

struct QuietBoard: View {
    @State private var data = SharedData()

    var body: some View {
        Button("Write both") {
            data.target += 1
            data.nonTarget += 1
        }
        Button("Write the other") { data.nonTarget += 1 }
        QuietReader().environment(\.data, data)
    }
}
