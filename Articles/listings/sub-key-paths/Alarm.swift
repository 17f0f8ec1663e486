struct SharedData {
    var target = 0
    var nonTarget = 0

    var isHigh: Bool { target >= 3 }
}

extension EnvironmentValues {
    @Entry var data = SharedData()
}

struct AlarmLamp: View {
    @Environment(\.data.isHigh) private var isHigh

    var body: some View { Text(isHigh ? "high" : "normal") }
}

struct AlarmPanel: View {
    @State private var data = SharedData()

    var body: some View {
        Button("Raise") { data.target += 1 }
        AlarmLamp().environment(\.data, data)
    }
}
