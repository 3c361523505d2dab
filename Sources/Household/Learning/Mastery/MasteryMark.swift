/// What a first answer is to the mastery of its skill, as it was decided when it was given (Learning, Mastery): rules and
/// rubrics may change later, what was counted does not. What the answers of an activity come to is decided at its end
/// (``SkillMark``).
public struct MasteryMark: Hashable, Sendable {
    /// Its score, 0 to 100: hints take off.
    public var percent: Int
    /// In facts of when windows counted before the end of their activity: the mean of the window that it completes, 0 to 100.
    public var mean: Int?
    /// In such facts: a window that counts was reached with it.
    public var reached: Reached?
    /// What it makes of its item, where the lesson has none that are drawn anew.
    public var item: ListItem.Step?

    /// A window that counts.
    public struct Reached: Hashable, Sendable {
        /// How many answers the window has.
        public var answers: Int
        /// With it the skill is mastered, and the first review is after so many household days; nil: not yet.
        public var reviewAfterDays: Int?

        /// All members.
        public init(answers: Int, reviewAfterDays: Int?) {
            self.answers = answers
            self.reviewAfterDays = reviewAfterDays
        }
    }

    /// All members.
    public init(percent: Int, mean: Int? = nil, reached: Reached? = nil, item: ListItem.Step? = nil) {
        self.percent = percent
        self.mean = mean
        self.reached = reached
        self.item = item
    }
}
