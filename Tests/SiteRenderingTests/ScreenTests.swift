import Testing
import Trace

@testable import SiteRendering

struct ScreenTests {
    @Test(arguments: [
        (ScreenElement.text("a < b"), "<span class=\"text\">a &lt; b</span>"),
        (ScreenElement(kind: "button", text: "Delete", modifiers: ["role": "destructive"]), "class=\"button destructive\""),
        (ScreenElement(kind: "button", text: "Join", modifiers: ["disabled": "true"]), "<div class=\"disabled\">"),
        (ScreenElement(kind: "toggle", text: "Wi-Fi", value: "on"), "<span class=\"switch\">on</span>"),
        (ScreenElement(kind: "textField", text: "Name", value: ""), "<span class=\"quiet\">Name</span>"),
        (ScreenElement(kind: "textField", text: "Name", value: "Ann"), "<span class=\"field\">Ann</span>"),
        (ScreenElement(kind: "vstack", modifiers: ["opacity": "0"], children: [.text("x")]), "Nothing is on screen."),
        (ScreenElement(kind: "text", text: "x", modifiers: ["hidden": "true"]), "Nothing is on screen."),
        (ScreenElement(kind: "vstack"), "Nothing is on screen."),
        (ScreenElement(kind: "somethingNew", children: [.text("inside")]), "<span class=\"text\">inside</span>"),
    ])
    func drawsWhatIsThere(element: ScreenElement, part: String) {
        #expect(ScreenMockUp(words: EnglishWords()).markup(element).html.contains(part))
    }

    @Test func drawsNothingWithoutAScreen() {
        #expect(ScreenMockUp(words: EnglishWords()).markup(nil).html.contains("Nothing is on screen."))
    }
}
