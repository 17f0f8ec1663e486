struct Note: View {
    @State private var text = ""

    var body: some View {
        TextField("Note", text: $text)
    }
}

struct Agenda: View {
    @State private var isOpen = true

    var body: some View {
        VStack {
            Button(isOpen ? "Hide" : "Show") { isOpen.toggle() }
            if isOpen { Counter() } else { EmptyView() }
            Note()
        }
    }
}
