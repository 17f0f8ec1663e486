struct Counter: View {
    @Binding var count: Int

    var body: some View {
        Text("\(count) joined")
        Button("Join") { count += 1 }
    }
}
