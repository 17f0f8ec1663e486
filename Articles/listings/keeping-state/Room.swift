struct Session: View {
    let room: String
    @State private var isOpen = true
    @State private var count = 0

    var body: some View {
        Text(room)
        Button(isOpen ? "Hide" : "Show") { isOpen.toggle() }
        if isOpen { Counter(count: $count) }
    }
}

struct Building: View {
    @State private var room = "Attic"

    var body: some View {
        Button("Attic") { room = "Attic" }
        Button("Cellar") { room = "Cellar" }
        Session(room: room).id(room)
    }
}
