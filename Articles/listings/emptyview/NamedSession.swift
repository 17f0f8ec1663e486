struct NamedSession: View {
    @State private var isOpen = true

    var body: some View {
        Button(isOpen ? "Hide" : "Show") { isOpen.toggle() }
        if isOpen {
            Counter().id("counter")
        } else {
            EmptyView().id("counter")
        }
    }
}

struct TwinSession: View {
    @State private var isOpen = true

    var body: some View {
        Button(isOpen ? "Hide" : "Show") { isOpen.toggle() }
        if isOpen {
            Counter().id("counter")
        } else {
            Counter().id("counter")
        }
    }
}
