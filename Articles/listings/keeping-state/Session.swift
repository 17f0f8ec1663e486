struct Session: View {
    @State private var isOpen = true
    @State private var count = 0

    var body: some View {
        Button(isOpen ? "Hide" : "Show") { isOpen.toggle() }
        if isOpen { Counter(count: $count) }
    }
}
