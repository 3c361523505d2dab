/// An activity came to its end.
public struct ActivityFinished: Hashable, Sendable {
    /// The result.
    public var summary: ActivitySummary
    /// When it happened, by the wall clock.
    public var at: Instant
    /// The household day on which it happened; nil in facts of before days were written down.
    public var day: Day?
    /// Learning time since the fact before.
    public var spentMilliseconds: Int64
    /// Whether it counts for rewards: not when nearly all of it was wrong or guessed.
    public var counts: Bool
    /// What a review came to.
    public var review: ReviewMark?
    /// Of numbers that were copied: how long the child needs to type one, in milliseconds.
    public var typingMilliseconds: Int?
    /// What it shows of the skills that it asked; empty in facts of when answers told that.
    public var mastery: [SkillMark]
    /// What it does to its skill where it went badly.
    public var struggle: StruggleMark?

    /// What kind of activity it was.
    public var kind: ActivityKind { summary.kind }

    /// Whether its household day is a learning day by it.
    public var makesLearningDay: Bool { counts && kind.isWholeWork }

    /// All members of the fact.
    public init(
        summary: ActivitySummary, at: Instant, day: Day?, spentMilliseconds: Int64, counts: Bool = true,
        review: ReviewMark? = nil, typingMilliseconds: Int? = nil, mastery: [SkillMark] = [],
        struggle: StruggleMark? = nil
    ) {
        self.summary = summary
        self.at = at
        self.day = day
        self.spentMilliseconds = spentMilliseconds
        self.counts = counts
        self.review = review
        self.typingMilliseconds = typingMilliseconds
        self.mastery = mastery
        self.struggle = struggle
    }
}
