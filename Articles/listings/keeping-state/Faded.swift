struct OwnPlayer: View {
    @State private var seconds = 0

    var body: some View {
        Player(seconds: $seconds)
    }
}

struct Faded: View {
    @State private var isOpen = true

    var body: some View {
        Button(isOpen ? "Hide" : "Show") { isOpen.toggle() }
        OwnPlayer()
            .opacity(isOpen ? 1 : 0)
            .allowsHitTesting(isOpen)
            .accessibilityHidden(!isOpen)
    }
}
