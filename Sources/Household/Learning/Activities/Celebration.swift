import Words

/// How a finish is celebrated: fixed by the result, never by chance (Learning, Celebration data).
public struct Celebration: Hashable, Sendable {
    /// The key of the words, by the result in percent.
    public enum Key: String, CaseIterable, Sendable {
        case perfect, amazing, greatJob, goodEffort, keepGoing

        /// The key of a result.
        init(percent: Int) {
            self =
                switch percent {
                case 100...: .perfect
                case 80...: .amazing
                case 60...: .greatJob
                case 40...: .goodEffort
                default: .keepGoing
                }
        }

        /// What the child hears.
        public var word: Saying { Saying("celebration.\(rawValue)") }
    }

    /// The words: their key, or, of facts of before keys and on the wire, the text itself.
    public enum Words: Hashable, Sendable {
        case key(Key)
        case text(String)
    }

    /// What is said.
    public var words: Words
    /// How long it lasts.
    public var milliseconds: Int
    /// Whether nothing moves: the child's profile asks for reduced motion.
    public var isStill: Bool

    /// All members of a celebration.
    public init(words: Words, milliseconds: Int, isStill: Bool = false) {
        self.words = words
        self.milliseconds = milliseconds
        self.isStill = isStill
    }

    /// A celebration in words of its own.
    public init(word: String, milliseconds: Int, isStill: Bool = false) {
        self.init(words: .text(word), milliseconds: milliseconds, isStill: isStill)
    }

    /// The celebration of a result, in percent, for a child of a tier.
    public init(percent: Int, tier: AgeTier, isStill: Bool = false) {
        let milliseconds =
            switch tier {
            case .preschool: 5_000
            case .elementary: 3_500
            case .preteen: 2_000
            }
        self.init(words: .key(Key(percent: percent)), milliseconds: milliseconds, isStill: isStill)
    }

    /// "Perfect!" to "Keep going!".
    public var word: Saying {
        switch words {
        case .key(let key): key.word
        case .text(let text): Saying(told: text)
        }
    }
}
