struct Counter: View {
    @State private var count = 0

    var body: some View {
        Text("\(count) joined")
        Button("Join") { count += 1 }
    }
}

struct FadingSession: View {
    @State private var isOpen = true

    var body: some View {
        Button(isOpen ? "Hide" : "Show") { isOpen.toggle() }
        Counter()
            .opacity(isOpen ? 1 : 0)
            .allowsHitTesting(isOpen)
            .accessibilityHidden(!isOpen)
    }
}
