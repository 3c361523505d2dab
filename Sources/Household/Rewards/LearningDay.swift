/// What a child learned on one household day.
public struct LearningDay: Hashable, Sendable {
    /// The household day.
    public var day: Day
    /// Scored first answers, each question once.
    public var firstAnswers: Int
    /// The right ones among them.
    public var right: Int
    /// Finished lessons that count, the same one again included.
    public var lessons: Int
    /// Stars earned; those paid for hints are not taken off.
    public var stars: Int
    /// Points earned.
    public var points: Int
    /// Scored first answers that count toward the learning day: each question once, and so many wrong ones.
    public var credited: Int

    /// A day; without numbers one on which nothing was done yet.
    ///
    /// - Parameter credited: all first answers when nil.
    public init(
        day: Day, firstAnswers: Int = 0, right: Int = 0, lessons: Int = 0, stars: Int = 0, points: Int = 0,
        credited: Int? = nil
    ) {
        self.day = day
        self.firstAnswers = firstAnswers
        self.right = right
        self.lessons = lessons
        self.stars = stars
        self.points = points
        self.credited = credited ?? firstAnswers
    }

    /// Whether it counts for the day streak: one finished lesson, or ten scored first answers (Rewards, Day streak).
    public var counts: Bool { lessons >= 1 || credited >= RewardRules.answersOfLearningDay }
}
