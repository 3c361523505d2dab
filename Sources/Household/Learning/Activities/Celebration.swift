/// How a finish is celebrated: fixed by the result, never by chance (Learning, Celebration data).
public struct Celebration: Hashable, Sendable {
    /// "Perfect!" to "Keep going!".
    public var word: String
    /// How long it lasts.
    public var milliseconds: Int

    /// All members of a celebration.
    public init(word: String, milliseconds: Int) {
        self.word = word
        self.milliseconds = milliseconds
    }

    /// The celebration of a result, in percent, for a child of a tier.
    public init(percent: Int, tier: AgeTier) {
        word =
            switch percent {
            case 100...: "Perfect!"
            case 80...: "Amazing!"
            case 60...: "Great job!"
            case 40...: "Good effort!"
            default: "Keep going!"
            }
        milliseconds =
            switch tier {
            case .preschool: 5_000
            case .elementary: 3_500
            case .preteen: 2_000
            }
    }
}
