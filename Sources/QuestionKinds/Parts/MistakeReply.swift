import Household
import Shapes

/// What is said about a wrong answer that was foreseen, with the mistake that it shows where that is known: of answers
/// that a generator made, and of those of which the author of a pack names it.
public struct MistakeReply: Hashable, Sendable, ExpressibleByStringInterpolation {
    /// Such as "You counted 6. Point to each one only once."
    public var text: String
    /// The class of the mistake.
    public var mistake: MistakeClass?

    /// Words with what they are about.
    public init(_ text: String, _ mistake: MistakeClass?) {
        self.text = text
        self.mistake = mistake
    }

    /// Words alone.
    public init(stringLiteral text: String) { self.init(text, nil) }
}

extension Shape where Value == MistakeClass {
    /// The class of a foreseen mistake, in packs.
    static let mistakeClass = Shape.word(MistakeClass.self)

    /// What is said of it, in packs.
    static let mistakeClassSummary =
        "What the wrong answer shows a parent; leave it out where several mistakes lead to it."
}
