/// What somebody who mistyped a name probably meant.
public enum NearestWord {
    /// Longer words are nobody's slip, and are not compared.
    static let longest = 64

    /// The nearest of some words: one that begins with what was typed, or that a few slips (a letter too much, too
    /// little, another one, or two that are swapped) make of it; nil when none is near.
    ///
    /// Case does not matter. Among equals the first.
    public static func of(_ word: String, in words: some Sequence<String>) -> String? {
        // Measured in bytes first: one character may have thousands of marks, and comparing such takes minutes.
        guard (1...longest * 4).contains(word.utf8.count) else { return nil }
        let typed = Array(word.lowercased())
        guard typed.count <= longest else { return nil }
        var best: (word: String, slips: Int)?
        for candidate in words where candidate.utf8.count <= longest * 4 {
            let letters = Array(candidate.lowercased())
            let isBegun = typed.count >= 3 && letters.starts(with: typed)
            let slips = isBegun ? 1 : slips(from: typed, to: letters)
            guard slips <= tolerated(for: min(typed.count, letters.count)), slips < best?.slips ?? .max else {
                continue
            }
            best = (candidate, slips)
        }
        return best?.word
    }

    /// `: did you mean "mia"?`, or nothing when no word is near.
    public static func question(_ word: String, in words: some Sequence<String>) -> String {
        of(word, in: words).map { ": did you mean \"\($0)\"?" } ?? ""
    }

    /// One slip in a short word, two in a longer one.
    private static func tolerated(for letters: Int) -> Int { letters <= 1 ? 0 : letters <= 4 ? 1 : 2 }

    /// The distance by Damerau and Levenshtein, each pair swapped at most once.
    private static func slips(from left: [Character], to right: [Character]) -> Int {
        var before: [Int] = []
        var last = Array(0...right.count)
        for (row, letter) in left.enumerated() {
            var next = [row + 1]
            for (column, other) in right.enumerated() {
                var least = min(next[column], last[column + 1]) + 1
                least = min(least, last[column] + (letter == other ? 0 : 1))
                if row > 0, column > 0, letter == right[column - 1], left[row - 1] == other {
                    least = min(least, before[column - 1] + 1)
                }
                next.append(least)
            }
            (before, last) = (last, next)
        }
        return last[right.count]
    }
}
