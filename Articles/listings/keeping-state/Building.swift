extension [String: Int] {
    subscript(guestsIn room: String) -> Int {
        get { self[room, default: 0] }
        set { self[room] = newValue }
    }
}

struct Session: View {
    let room: String
    @Binding var count: Int
    @State private var isOpen = true

    var body: some View {
        Text(room)
        Button(isOpen ? "Hide" : "Show") { isOpen.toggle() }
        if isOpen { Counter(count: $count) }
    }
}

struct Building: View {
    @State private var room = "Attic"
    @State private var counts: [String: Int] = [:]

    var body: some View {
        Button("Attic") { room = "Attic" }
        Button("Cellar") { room = "Cellar" }
        Session(room: room, count: $counts[guestsIn: room]).id(room)
    }
}
