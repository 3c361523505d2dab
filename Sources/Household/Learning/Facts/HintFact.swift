/// A hint was given.
public struct HintFact: Hashable, Sendable {
    /// The activity it is about.
    public var activity: ActivityID
    /// The presentation it is about.
    public var presentation: PresentationID
    /// The question it is about.
    public var question: QuestionID
    /// From 1: which hint of the question it was.
    public var number: Int
    /// Stars that it cost.
    public var starsPaid: Int
    /// When it happened, by the wall clock.
    public var at: Instant
    /// Learning time since the fact before.
    public var spentMilliseconds: Int64

    /// All members of the fact.
    public init(
        activity: ActivityID, presentation: PresentationID, question: QuestionID, number: Int, starsPaid: Int,
        at: Instant, spentMilliseconds: Int64
    ) {
        self.activity = activity
        self.presentation = presentation
        self.question = question
        self.number = number
        self.starsPaid = starsPaid
        self.at = at
        self.spentMilliseconds = spentMilliseconds
    }
}
