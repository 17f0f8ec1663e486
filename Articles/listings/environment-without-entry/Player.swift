extension EnvironmentValues {
    var savesPower: Bool {
        ProcessInfo.processInfo.isLowPowerModeEnabled
    }
}

struct Player: View {
    @Environment(\.savesPower) private var savesPower
    @State private var plays = 0

    var body: some View {
        Text(savesPower ? "small pictures" : "large pictures")
        Button("Play") { plays += 1 }
        Text("\(plays) played")
            .onChange(of: savesPower) {
                print("savesPower is now \(savesPower)")
            }
    }
}
