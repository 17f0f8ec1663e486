/// What a run did, arranged as a figure: views down, steps across.
struct Score: Hashable, Sendable {
    /// How many steps the scenario has; every row has one cell for each.
    var stepCount: Int
    /// How many of them the run came to.
    var reachedCount: Int
    /// Parents before their children; a view's properties directly below it.
    var rows: [Row]
    /// What each lifetime's view is called, by the lifetime's id.
    var names: [Int: Subject]

    /// One line of the figure.
    struct Row: Hashable, Sendable {
        var label: String
        /// 0 for the launched view.
        var depth: Int
        var content: Content
    }

    enum Content: Hashable, Sendable {
        /// The lifetimes of one view, which follow each other.
        case view([ViewCell])
        /// A stored property of the view above.
        case property(wrapper: String?, [PropertyCell])
        /// Many views of one type.
        case group([GroupCell])
    }

    /// What a sentence about a lifetime calls it.
    enum Subject: Hashable, Sendable {
        /// It has a row of its own, with this label.
        case view(String)
        /// It is one of many of this type.
        case member(type: String, label: String)

        var label: String {
            switch self {
            case .view(let label), .member(_, let label): label
            }
        }
    }
}
