/// A child came back to a quiz with a limit after its front-end was gone for so long that the time is not charged.
public struct QuizReturn: Hashable, Sendable {
    /// The activity it is about.
    public var activity: ActivityID
    /// When it happened, by the wall clock.
    public var at: Instant
    /// The question that takes the place of the one that was open; nil: there is no other, and it stays.
    public var question: QuestionID?
    /// How its choices are arranged.
    public var arrangement: Arrangement

    /// All members of the fact.
    public init(activity: ActivityID, at: Instant, question: QuestionID?, arrangement: Arrangement) {
        self.activity = activity
        self.at = at
        self.question = question
        self.arrangement = arrangement
    }
}
