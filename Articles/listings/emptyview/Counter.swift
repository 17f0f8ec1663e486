struct Counter: View {
    @State private var count = 0

    var body: some View {
        Text("\(count) joined")
        Button("Join") { count += 1 }
    }
}
