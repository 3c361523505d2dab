/// What a first answer does to the mastery of its skill, as it was decided when it was given (Learning, Mastery): rules and
/// rubrics may change later, what was counted does not.
public struct MasteryMark: Hashable, Sendable {
    /// Its score, 0 to 100: hints take off.
    public var percent: Int
    /// The mean of the window that it completes, 0 to 100 and rounded down; nil: the window is not full.
    public var mean: Int?
    /// A window that counts was reached with it.
    public var reached: Reached?

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
    public init(percent: Int, mean: Int? = nil, reached: Reached? = nil) {
        self.percent = percent
        self.mean = mean
        self.reached = reached
    }
}
