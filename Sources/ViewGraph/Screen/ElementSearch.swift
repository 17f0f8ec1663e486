import Trace

/// Finds what a person means by a label.
public struct ElementSearch {
    /// What is looked for.
    public enum Purpose: Sendable { case tap, toggle, text }

    private let purpose: Purpose
    /// Lifetimes of the views that the element must belong to; nil for anywhere.
    private let views: Set<Int>?
    private var found: [(element: Element, reach: Reach)] = []

    private enum Reach { case reachable, disabled, transparent }

    private init(_ purpose: Purpose, views: Set<Int>?) {
        self.purpose = purpose
        self.views = views
    }

    /// The one element with exactly this text that a finger reaches, or why there is none.
    public static func find(
        _ label: String, for purpose: Purpose, in screen: [Element], of views: Set<Int>? = nil
    ) -> Result<Element, StepFailure.Thrown> {
        var search = ElementSearch(purpose, views: views)
        search.visit(screen, isTransparent: false, isEnabled: true)
        let named = search.found.filter { $0.element.text == label }
        let reachable = named.filter { $0.reach == .reachable }
        if reachable.count == 1 { return .success(reachable[0].element) }
        let reason: StepFailure.Reason =
            if reachable.count > 1 { .ambiguous } else {
                switch named.first?.reach {
                case .disabled: .disabled
                case .transparent: .transparent
                default: .notFound
                }
            }
        let candidates = (reason == .notFound ? search.found : named).filter { $0.reach == .reachable || reason != .notFound }
        return .failure(
            StepFailure.Thrown(
                failure: StepFailure(reason: reason, subject: label, candidates: candidates.compactMap(\.element.text))))
    }

    private mutating func visit(_ elements: [Element], isTransparent: Bool, isEnabled: Bool) {
        for element in elements {
            let isTransparent = isTransparent || element.letsTouchesThrough
            let isEnabled = isEnabled && element.interaction.isEnabled
            if suits(element), views.map({ views in element.view.map(views.contains) ?? false }) ?? true {
                found.append((element, isTransparent ? .transparent : isEnabled ? .reachable : .disabled))
            }
            visit(element.children, isTransparent: isTransparent, isEnabled: isEnabled)
        }
    }

    private func suits(_ element: Element) -> Bool {
        switch purpose {
        case .tap: element.interaction.tap != nil || element.interaction.toggle != nil
        case .toggle: element.interaction.toggle != nil
        case .text: element.interaction.text != nil
        }
    }
}

extension Element {
    /// Whether a finger goes through it: not drawn, or told so.
    fileprivate var letsTouchesThrough: Bool {
        modifiers["allowsHitTesting"] == "false" || modifiers["hidden"] == "true"
            || modifiers["opacity"].flatMap(Double.init) == 0
    }

    /// Taps it: presses a button, switches a toggle.
    public func tap() {
        if let tap = interaction.tap { return tap() }
        if let toggle = interaction.toggle { toggle.set(!toggle.isOn()) }
    }
}

extension StepFailure {
    /// A failure on its way to the one who reports it.
    public struct Thrown: Error {
        public let failure: StepFailure

        public init(failure: StepFailure) { self.failure = failure }

        public init(_ reason: Reason, _ subject: String, candidates: [String] = []) {
            failure = StepFailure(reason: reason, subject: subject, candidates: candidates)
        }
    }
}
