struct BlankProfile: View {
    @State private var name: String?

    var body: some View {
        Group {
            if let name { Text(name) } else { EmptyView() }
        }
        .task { name = "Ann" }
    }
}

struct BusyProfile: View {
    @State private var name: String?

    var body: some View {
        Group {
            if let name { Text(name) } else { ProgressView() }
        }
        .task { name = "Ann" }
    }
}
