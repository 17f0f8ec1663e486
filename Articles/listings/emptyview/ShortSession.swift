struct ShortSession: View {
    @State private var isOpen = true

    var body: some View {
        Button(isOpen ? "Hide" : "Show") { isOpen.toggle() }
        if isOpen {
            Counter()
        }
    }
}
