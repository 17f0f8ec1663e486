struct Palette: Equatable {
    var paper: String
    var ink: String
}

extension EnvironmentValues {
    @Entry var brandPalette = Palette(paper: "ivory", ink: "navy")

    var palette: Palette {
        colorScheme == .dark
            ? Palette(paper: "black", ink: "amber")
            : Palette(paper: "white", ink: "black")
    }

    var previewPalette: Palette {
        Palette(paper: "pink", ink: "green")
    }
}

struct InkBox: View {
    @Environment(\.palette) var palette: Palette

    var body: some View { Text("\(palette.ink) on \(palette.paper)") }
}

#Preview {
    InkBox(palette: .init(\.previewPalette))
}
