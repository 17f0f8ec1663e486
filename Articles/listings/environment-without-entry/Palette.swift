struct Palette: Equatable {
    var paper: String
    var ink: String

    static let day = Palette(paper: "white", ink: "black")
    static let night = Palette(paper: "black", ink: "amber")
}

extension EnvironmentValues {
    var palette: Palette { colorScheme == .dark ? .night : .day }
}

struct InkBox: View {
    @Environment(\.palette) private var palette

    var body: some View { Text("\(palette.ink) on \(palette.paper)") }
}
