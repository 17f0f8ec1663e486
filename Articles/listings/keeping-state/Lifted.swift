struct Lifted: View {
    @State private var isOpen = true
    @State private var seconds = 0

    var body: some View {
        Button(isOpen ? "Hide" : "Show") { isOpen.toggle() }
        if isOpen { Player(seconds: $seconds) }
    }
}
