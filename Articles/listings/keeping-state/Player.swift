struct Player: View {
    @Binding var seconds: Int

    var body: some View {
        Text("\(seconds) s")
            .onAppear { print("appears") }
            .onDisappear { print("disappears") }
            .task {
                while !Task.isCancelled {
                    try? await Task.sleep(for: .seconds(1))
                    if !Task.isCancelled { seconds += 1 }
                }
            }
    }
}
