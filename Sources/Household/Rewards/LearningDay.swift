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
    /// Scored first answers of facts of before, ten of which made a learning day.
    public var credited: Int
    /// Whether its answers, or a review, make it a learning day: it stands in their facts.
    public var isMadeByAnswers: Bool

    /// Skills that were mastered for the first time.
    public var newSkills: Int
    /// Math facts that were fluent for the first time.
    public var newFacts: Int
    /// The most right answers of a sprint; 0: there was none.
    public var sprintBest: Int
    /// What challenges paid on points of the day; nothing is paid yet on the others.
    public var paid: [PaidPoints]

    /// A day; without numbers one on which nothing was done yet.
    ///
    /// - Parameter credited: all first answers when nil.
    public init(
        day: Day, firstAnswers: Int = 0, right: Int = 0, lessons: Int = 0, stars: Int = 0, points: Int = 0,
        credited: Int? = nil, isMadeByAnswers: Bool = false, newSkills: Int = 0, newFacts: Int = 0,
        sprintBest: Int = 0, paid: [PaidPoints] = []
    ) {
        self.day = day
        self.firstAnswers = firstAnswers
        self.right = right
        self.lessons = lessons
        self.stars = stars
        self.points = points
        self.credited = credited ?? firstAnswers
        self.isMadeByAnswers = isMadeByAnswers
        self.newSkills = newSkills
        self.newFacts = newFacts
        self.sprintBest = sprintBest
        self.paid = paid
    }

    /// Whether it counts for the day streak: one finished lesson or review, or enough scored first answers (Rewards, Day streak).
    public var counts: Bool { lessons >= 1 || isMadeByAnswers || credited >= RewardRules.answersOfLearningDay }
}
