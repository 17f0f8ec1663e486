import Foundation
import Testing

@testable import SiteRendering

struct ContrastTests {
    /// Text colours, each with the backgrounds that it stands on.
    @Test(arguments: [
        ("ink", ["paper", "sheet", "code", "alive-soft", "alive-faint", "chosen", "lost-soft", "added", "removed"]),
        ("quiet", ["paper", "sheet", "code", "alive-soft", "alive-faint", "chosen"]),
        ("alive", ["paper", "sheet", "alive-soft"]),
        ("lost", ["paper", "sheet", "chosen", "code"]),
        ("run", ["paper", "sheet", "alive-soft", "code", "chosen"]),
        ("type", ["code", "paper", "sheet"]),
        ("keyword", ["code"]), ("string", ["code"]), ("number", ["code"]), ("comment", ["code"]),
    ])
    func textCanBeRead(text: String, backgrounds: [String]) throws {
        for background in backgrounds {
            for isDark in [false, true] {
                let ratio = try Self.contrast(Self.color(text, isDark: isDark), Self.color(background, isDark: isDark))
                #expect(ratio >= 4.5, "\(text) on \(background), \(isDark ? "dark" : "light")")
            }
        }
    }

    private static func color(_ name: String, isDark: Bool) throws -> Int {
        let line = try #require(Style.properties.split(separator: "\n").first { $0.contains("--\(name): light-dark(") })
        let colors = line.split(separator: "#").dropFirst().compactMap { Int($0.prefix(6), radix: 16) }
        try #require(colors.count == 2)
        return colors[isDark ? 1 : 0]
    }

    private static func luminance(_ color: Int) -> Double {
        zip([16, 8, 0], [0.2126, 0.7152, 0.0722]).reduce(0) { sum, part in
            let channel = Double(color >> part.0 & 0xFF) / 255
            return sum + part.1 * (channel <= 0.03928 ? channel / 12.92 : pow((channel + 0.055) / 1.055, 2.4))
        }
    }

    private static func contrast(_ first: Int, _ second: Int) -> Double {
        let values = [luminance(first), luminance(second)].sorted()
        return (values[1] + 0.05) / (values[0] + 0.05)
    }
}
