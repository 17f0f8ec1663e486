/// How pages look: one system of custom properties, and one file for each part of a page that uses them.
enum Style {
    static let all = [
        properties, foundation, frame, prose, listing, scenes, score, steps, screen, claims, start, print,
    ].joined(separator: "\n")
}
