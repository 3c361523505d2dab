/// Makes two texts comparable: outer white space goes, inner runs of it count as one space, apostrophes, quotes and dashes are
/// one each, capitals do not matter.
/// Unicode normalisation needs no step of its own, as Swift compares strings by canonical equivalence.
package enum Folding {
    /// The text to compare.
    package static func folded(_ text: String) -> String {
        if isPlain(text) { return text.lowercased() }
        // Up and down again, so that "ß" meets "SS" and every sigma is the same.
        return written(text).uppercased().lowercased()
    }

    /// The text as it is written, capitals and all: only white space, and the look of its marks, do not matter.
    package static func written(_ text: String) -> String {
        if isPlain(text) { return text }
        return String(trimmed(text).map { Self.marks[$0] ?? $0 })
    }

    /// What keyboards and printers write for one mark.
    private static let marks: [Character: Character] = {
        let looks: [Character: String] = ["'": "’‘‛ʼ´`′", "\"": "“”„‟«»″", "-": "‐‑‒–—−"]
        return Dictionary(
            looks.flatMap { mark, looks in looks.map { ($0, mark) } }, uniquingKeysWith: { first, _ in first })
    }()

    /// The text for a sentence: a long one is not repeated whole.
    package static func brief(_ text: String) -> String {
        let words = trimmed(text)
        return words.count <= 40 ? words : "\(words.prefix(40))…"
    }

    /// The text without outer and repeated white space.
    package static func trimmed(_ text: String) -> String {
        isPlain(text) ? text : text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// Whether it is ASCII without white space but single spaces between words, as nearly all that is answered: nothing is
    /// to be trimmed then.
    private static func isPlain(_ text: String) -> Bool {
        let space = UInt8(ascii: " ")
        var before = space
        for byte in text.utf8 {
            guard byte >= space, byte < 0x7F, byte != space || before != space else { return false }
            before = byte
        }
        return before != space || text.isEmpty
    }
}
