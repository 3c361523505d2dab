/// How much a child of a grade reads at once.
public struct ReadingBudget: Hashable, Sendable {
    /// Words of a sentence. Numerals in a row count as one word: they are counted along, not read.
    public var words: Int
    /// Sentences of a prompt.
    public var sentences: Int

    /// A budget of its own.
    public init(words: Int, sentences: Int) {
        self.words = words
        self.sentences = sentences
    }

    /// Through kindergarten.
    public static let kindergarten = ReadingBudget(words: 12, sentences: 2)
    /// For the first grade.
    public static let first = ReadingBudget(words: 14, sentences: 3)

    /// Why a text is too long; nil when it is not.
    public func fault(of text: String, isPrompt: Bool) -> String? {
        let sentences = Self.sentences(of: text)
        if isPrompt, sentences.count > self.sentences {
            return "has \(sentences.count) sentences; \(self.sentences) are possible"
        }
        let longest = sentences.map(Self.words).max() ?? 0
        return longest > words ? "has a sentence of \(longest) words; \(words) are possible" : nil
    }

    private static func sentences(of text: String) -> [[Substring.UTF8View]] {
        text.utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }.reduce(into: [[]]) { sentences, word in
            sentences[sentences.count - 1].append(word)
            if let last = word.last, ends.contains(last) { sentences.append([]) }
        }.filter { !$0.isEmpty }
    }

    private static let ends = Array(".!?".utf8)

    private static func words(_ sentence: [Substring.UTF8View]) -> Int {
        var count = 0
        var wasNumeral = false
        for word in sentence {
            let isNumeral = word.allSatisfy { (UInt8(ascii: "!")...UInt8(ascii: "?")).contains($0) }
            if !isNumeral || !wasNumeral { count += 1 }
            wasNumeral = isNumeral
        }
        return count
    }
}
