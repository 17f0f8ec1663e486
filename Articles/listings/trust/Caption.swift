struct Caption: View {
    let text: String

    var body: some View {
        let _ = Self._printChanges()
        Text(text)
    }
}

struct Clicker: View {
    @State private var clicks = 0

    var body: some View {
        let _ = Self._printChanges()
        Button("Click") { clicks += 1 }
        Caption(text: "clicks: \(clicks)")
    }
}
