extension [Finding] {
    /// By place: those in `file` first, then those in other files by path; findings at one place keep their order.
    public func inOrder(startingWith file: SourceFile) -> [Finding] {
        enumerated().sorted { left, right in
            let (first, second) = (left.element.range, right.element.range)
            if (first.file === file) != (second.file === file) { return first.file === file }
            if first.file.path != second.file.path { return first.file.path < second.file.path }
            return (first.offsets.lowerBound, left.offset) < (second.offsets.lowerBound, right.offset)
        }.map(\.element)
    }
}
