struct Width: View {
    var body: some View {
        GeometryReader { proxy in Text("\(proxy.size.width)") }
    }
}
