extension EnvironmentValues {
    var mood: String {
        let saves = ProcessInfo.processInfo.isLowPowerModeEnabled
        let scheme = colorScheme == .dark ? "dark" : "light"
        return "\(scheme), \(saves ? "saving" : "full")"
    }
}

struct Banner: View {
    @Environment(\.mood) private var mood

    var body: some View { Text(mood) }
}
