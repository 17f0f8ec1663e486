extension String {
    /// Without white space around it.
    var trimmed: String {
        let isWord = { (character: Character) in !character.isWhitespace }
        guard let first = firstIndex(where: isWord), let last = lastIndex(where: isWord) else { return "" }
        return String(self[first...last])
    }
}
