/// What a lifecycle modifier looks after: all of its content as one, or, directly in a list, each row by itself (rule L10).
struct Membership {
    /// Those that are there, by the creation of their nodes; the modifier's own stands for all of its content.
    private(set) var present: [Int] = []

    /// Looks at the modifier's content, and tells who came and who went, the last one first.
    mutating func update(of modifier: Node) -> (came: [Int], went: [Int]) {
        var members: [Int] = []
        if !modifier.context.actsPerRow {
            if modifier.hasMembers { members = [modifier.creation] }
        } else {
            modifier.appendMembers(to: &members)
        }
        guard members != present else { return ([], []) }
        let (before, after) = (Set(present), Set(members))
        defer { present = members }
        return (members.reversed().filter { !before.contains($0) }, present.reversed().filter { !after.contains($0) })
    }

    /// The content is gone: those that were there, the last one first.
    mutating func clear() -> [Int] {
        defer { present = [] }
        return present.reversed()
    }
}

extension Node {
    fileprivate func appendMembers(to members: inout [Int]) {
        if isMember { members.append(creation) } else { for child in children { child.appendMembers(to: &members) } }
    }
}
