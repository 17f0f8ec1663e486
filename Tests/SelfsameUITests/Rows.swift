import SelfsameUI
import ViewGraph

/// Many rows, each with state of its own.
struct Rows: View {
    let count: Int

    var body: some View {
        List { ForEach(0..<count, id: \.self) { Row(number: $0) } }
    }
}

struct Row: View {
    let number: Int
    @State private var taps = 0

    var body: some View {
        Button("Row \(String(number))") { taps += 1 }
        Text("\(taps)")
    }
}
