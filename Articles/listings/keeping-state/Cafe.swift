struct Order: View {
    @Binding var cups: Int
    @State private var wish = ""

    var body: some View {
        Button("Cup") { cups += 1 }
        Text("\(cups) cups")
        TextField("Wish", text: $wish)
    }
}

struct Cafe: View {
    @State private var isOpen = true
    @State private var cups = 0

    var body: some View {
        Button(isOpen ? "Hide" : "Show") { isOpen.toggle() }
        if isOpen { Order(cups: $cups) }
    }
}
