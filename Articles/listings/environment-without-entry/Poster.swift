struct Palette: Equatable {
    var ink: String
}

extension EnvironmentValues {
    var palette: Palette {
        Palette(ink: colorScheme == .dark ? "amber" : "black")
    }
}

struct Poster: View {
    @Environment(\.palette) private var palette

    var body: some View { Text(palette.ink) }
}

struct Wall: View {
    var body: some View {
        Poster().environment(\.palette, Palette(ink: "green"))
    }
}
