/// Finds the word that an author probably meant.
public enum NearMiss {
    /// The known word that is nearest to `word`, or nil when none is near enough to be worth asking about.
    ///
    /// Upper and lower case count as equal. Of words that are equally near, the first in `known` wins.
    public static func best(for word: String, in known: some Sequence<String>) -> String? {
        let letters = Array(word.lowercased())
        var best: (word: String, distance: Int)?
        for candidate in known {
            let other = Array(candidate.lowercased())
            var distance = distance(from: letters, to: other)
            let isAbbreviation = letters.count >= 3 && other.starts(with: letters)
            if isAbbreviation { distance = min(distance, 2) }
            guard isAbbreviation || distance <= tolerance(for: max(letters.count, other.count)) else { continue }
            if distance < best?.distance ?? .max { best = (candidate, distance) }
        }
        return best?.word
    }

    /// How many letters of a word may be wrong.
    private static func tolerance(for length: Int) -> Int {
        switch length {
        case ...2: 0
        case ...5: 1
        case ...9: 2
        default: length / 4
        }
    }

    /// How many letters have to be inserted, removed, replaced or exchanged with their neighbours.
    static func distance(from first: [Character], to second: [Character]) -> Int {
        var beforePrevious: [Int] = []
        var previous = Array(0...second.count)
        for row in first.indices {
            var current = [row + 1]
            for column in second.indices {
                let isSame = first[row] == second[column]
                var least = min(previous[column] + (isSame ? 0 : 1), previous[column + 1] + 1, current[column] + 1)
                if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
                    least = min(least, beforePrevious[column - 1] + 1)
                }
                current.append(least)
            }
            beforePrevious = previous
            previous = current
        }
        return previous[second.count]
    }
}
