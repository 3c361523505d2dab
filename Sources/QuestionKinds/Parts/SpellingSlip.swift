/// The small slips of spelling that are forgiven to children under ten (Content, Question kinds, fillInBlank).
enum SpellingSlip {
    /// Shorter words carry too little to be recognised with a slip.
    static let fewestLetters = 4

    /// Whether both folded texts differ by exactly one edit (insert, delete, substitute, swap of neighbours) in exactly
    /// one word, which has four letters or more and holds no digit.
    static func isOne(given: String, expected: String) -> Bool {
        let givenWords = given.split(separator: " ")
        let expectedWords = expected.split(separator: " ")
        guard givenWords.count == expectedWords.count else { return false }
        let different = zip(givenWords, expectedWords).filter { $0 != $1 }
        guard different.count == 1, let (word, meant) = different.first else { return false }
        guard meant.filter(\.isLetter).count >= fewestLetters else { return false }
        guard !word.contains(where: \.isNumber), !meant.contains(where: \.isNumber) else { return false }
        return isOneEdit(Array(word), Array(meant))
    }

    private static func isOneEdit(_ given: [Character], _ expected: [Character]) -> Bool {
        var start = 0
        while start < given.count, start < expected.count, given[start] == expected[start] { start += 1 }
        var givenEnd = given.count
        var expectedEnd = expected.count
        while givenEnd > start, expectedEnd > start, given[givenEnd - 1] == expected[expectedEnd - 1] {
            givenEnd -= 1
            expectedEnd -= 1
        }
        // What is left in the middle is where the words differ.
        switch (givenEnd - start, expectedEnd - start) {
        case (1, 0), (0, 1), (1, 1): return true
        case (2, 2): return given[start] == expected[start + 1] && given[start + 1] == expected[start]
        default: return false
        }
    }
}
