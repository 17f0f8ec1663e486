struct Ledger: View {
    @State private var total = 0
    @State private var audits = 0

    var body: some View {
        Text("total: \(total)")
        Button("Add three times") {
            total += 1
            total += 1
            total += 1
        }
        Button("Write the same") { total = 3 }
        Button("Audit") { audits += 1 }
        Button("Add, then add animated") {
            total += 1
            withAnimation { total += 1 }
        }
    }
}
