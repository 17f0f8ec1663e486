struct Screens: View {
    var body: some View { NavigationStack { Text("first") } }
}
