struct Cover: View {
    let title: String

    var body: some View {
        let _ = Self._printChanges()
        Text(title)
    }
}

struct Shelf: View {
    @State private var volume = 0

    var body: some View {
        let _ = Self._printChanges()
        Button("Next volume") { volume += 1 }
        Cover(title: volume < 2 ? "Beginnings" : "Continuation")
    }
}
