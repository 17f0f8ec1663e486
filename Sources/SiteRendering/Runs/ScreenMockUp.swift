import Trace

/// A drawing of the screen by meaning: what is there and how it is arranged, not how many points it measures.
struct ScreenMockUp {
    let words: any Words

    func markup(_ screen: ScreenElement?) -> Markup {
        let content = screen.map(element) ?? .nothing
        return Tag.div(.class("screen")) {
            if screen?.hasContent == true { content } else { Tag.p(.class("quiet")) { words.emptyScreen } }
        }
    }

    private func element(_ element: ScreenElement) -> Markup {
        guard element.isVisible else { return .nothing }
        let isDisabled = element.modifiers["disabled"] == "true"
        let drawing = drawing(of: element)
        return isDisabled ? Tag.div(.class("disabled")) { drawing } : drawing
    }

    private func drawing(of element: ScreenElement) -> Markup {
        let children = Markup.group(element.children.map(self.element))
        return switch element.kind {
        case "text": Tag.span(.class("text")) { element.text ?? "" }
        case "button", "link":
            Tag.span(.class("button", element.modifiers["role"])) {
                element.text ?? ""
                element.text == nil ? children : .nothing
            }
        case "toggle": toggle(element)
        case "textField", "secureField", "textEditor": field(element)
        case "image": Tag.span(.class("image")) { element.text ?? "" }
        case "color", "shape": Tag.span(.class("shape")) { element.value ?? element.text ?? element.kind }
        case "divider": Tag.hr()
        case "spacer": Tag.span(.class("spacer"))
        case "progress": Tag.span(.class("progress")) { element.text ?? element.value ?? "" }
        case "hstack": Tag.div(.class("row")) { children }
        case "list", "form", "section":
            Tag.div(.class("list")) {
                if let text = element.text { Tag.span(.class("list-title")) { text } }
                children
            }
        case "sheet", "alert", "popover", "fullScreenCover":
            Tag.div(.class("sheet")) {
                if let text = element.text { Tag.b { text } }
                children
            }
        default:
            Tag.div(.class("column")) {
                if let text = element.text { Tag.span(.class("text")) { text } }
                children
            }
        }
    }

    private func toggle(_ element: ScreenElement) -> Markup {
        let isOn = element.value == "on"
        return Tag.span(.class("toggle", isOn ? "on" : nil)) {
            Tag.span { element.text ?? "" }
            Tag.span(.class("switch")) { isOn ? words.on : words.off }
        }
    }

    private func field(_ element: ScreenElement) -> Markup {
        let value = element.value ?? ""
        return Tag.span(.class("field")) {
            value.isEmpty ? Tag.span(.class("quiet")) { element.text ?? "" } : .text(value)
        }
    }
}

extension ScreenElement {
    fileprivate var isVisible: Bool {
        modifiers["hidden"] != "true" && modifiers["opacity"].flatMap(Double.init) != 0
    }

    /// Whether anything of it can be seen.
    fileprivate var hasContent: Bool {
        guard isVisible else { return false }
        return text?.isEmpty == false || value?.isEmpty == false
            || ["color", "shape", "image", "divider", "progress"].contains(kind)
            || children.contains(where: \.hasContent)
    }
}
