/// A hint, and what is left.
public struct HintReply: Hashable, Sendable {
    /// The hint.
    public var text: String
    /// From 1: which hint of the question it is.
    public var number: Int
    /// Hints that can still be asked for.
    public var hintsLeft: Int
    /// Stars that the next hint costs; nil when none is left.
    public var hintPrice: Int?
    /// Stars that it cost.
    public var starsPaid: Int
    /// Stars in the purse after it.
    public var stars: Int

    /// All members of the reply.
    public init(text: String, number: Int, hintsLeft: Int, hintPrice: Int?, starsPaid: Int, stars: Int) {
        self.text = text
        self.number = number
        self.hintsLeft = hintsLeft
        self.hintPrice = hintPrice
        self.starsPaid = starsPaid
        self.stars = stars
    }
}
