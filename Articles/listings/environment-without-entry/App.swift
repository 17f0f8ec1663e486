extension EnvironmentValues {
    @Entry var savesPower = false
}

struct Player: View {
    @Environment(\.savesPower) private var savesPower

    var body: some View {
        Text(savesPower ? "small pictures" : "large pictures")
    }
}

struct AppRoot: View {
    @Environment(\.scenePhase) private var scenePhase
    @State private var savesPower = false

    var body: some View {
        Player()
            .environment(\.savesPower, savesPower)
            .onChange(of: scenePhase, initial: true) { look() }
    }

    private func look() {
        savesPower = ProcessInfo.processInfo.isLowPowerModeEnabled
    }
}
