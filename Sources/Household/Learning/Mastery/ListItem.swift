/// How far a child is with an item of a skill that is a list, such as a word to spell: it is mastered by itself (Learning,
/// Mastery).
public struct ListItem: Hashable, Sendable {
    /// When it was right without a hint for the first time since its last other try; nil: its last try was another one.
    public var rightSince: Instant?
    /// The household day of that.
    public var day: Day?
    /// Whether it has been right without a hint on two days since.
    public var isKnown: Bool

    /// All members; without arguments an item whose last try was wrong, or hinted.
    public init(rightSince: Instant? = nil, day: Day? = nil, isKnown: Bool = false) {
        self.rightSince = rightSince
        self.day = day
        self.isKnown = isKnown
    }

    /// What a try makes of an item, as it stands in the fact of the answer.
    public enum Step: String, CaseIterable, Sendable {
        /// Wrong, or right with a hint.
        case missed
        /// Right without a hint.
        case right
        /// The same once more on another day, with a night between: known.
        case known
    }

    /// What a try makes of an item.
    ///
    /// - Parameter item: as it was before; nil: never asked.
    static func step(of item: ListItem?, _ answer: MasteryAnswer, on day: Day) -> Step {
        guard answer.percent == 100 else { return .missed }
        guard let item, let since = item.rightSince, let first = item.day else { return .right }
        return item.isKnown || first != day && MasteryRule.isNight(from: since, to: answer.at) ? .known : .right
    }

    /// Takes in a try.
    mutating func apply(_ step: Step, at instant: Instant, on day: Day) {
        switch step {
        case .missed: self = ListItem()
        case .right, .known:
            if rightSince == nil { (rightSince, self.day) = (instant, day) }
            isKnown = step == .known
        }
    }
}
