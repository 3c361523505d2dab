import Household
import Shapes

/// What is said about a wrong answer that was foreseen, with the mistake that it shows where that is known: of answers
/// that a generator made, and not of what authors of packs write.
public struct MistakeReply: Hashable, Sendable, ExpressibleByStringInterpolation {
    /// Such as "You counted 6. Touch each one only once."
    public var text: String
    /// The class of the mistake.
    public var mistake: MistakeClass?

    /// Words with what they are about.
    public init(_ text: String, _ mistake: MistakeClass?) {
        self.text = text
        self.mistake = mistake
    }

    /// Words as an author writes them.
    public init(stringLiteral text: String) { self.init(text, nil) }
}

extension Shape where Value == MistakeReply {
    /// Its words, in packs.
    static let mistakeReply = Shape<String>.text()
        .map(expected: "must be a text", to: { MistakeReply($0, nil) }, from: \.text)
}
