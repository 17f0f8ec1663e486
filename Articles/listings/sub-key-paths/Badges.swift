final class BadgeObject {
    let text: String
    init(text: String) { self.text = text }
}

struct BadgeValue {
    let text: String
}

struct SharedData {
    var target = 0
    var nonTarget = 0

    var badgeObject: BadgeObject { BadgeObject(text: "\(target)") }
    var badgeValue: BadgeValue { BadgeValue(text: "\(target)") }
}

extension EnvironmentValues {
    @Entry var data = SharedData()
}

struct ObjectBadge: View {
    @Environment(\.data.badgeObject) private var badge

    var body: some View { Text("object: \(badge.text)") }
}

struct ValueBadge: View {
    @Environment(\.data.badgeValue) private var badge

    var body: some View { Text("value: \(badge.text)") }
}

struct BadgeBoard: View {
    @State private var data = SharedData()

    var body: some View {
        Button("Change the other") { data.nonTarget += 1 }
        VStack {
            ObjectBadge()
            ValueBadge()
        }
        .environment(\.data, data)
    }
}
