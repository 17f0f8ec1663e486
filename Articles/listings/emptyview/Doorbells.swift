struct Doorbells: View {
    var body: some View {
        VStack {
            EmptyView().onAppear { print("EmptyView") }
            Group { EmptyView() }.onAppear { print("Group") }
            Color.clear.onAppear { print("Color.clear") }
        }
    }
}
