/// A first answer as a window of mastery sees it.
public struct MasteryAnswer: Hashable, Sendable {
    /// Which answer it was; it tells the activity too.
    public var presentation: PresentationID
    /// The question it was given to.
    public var question: QuestionID
    /// Its score, 0 to 100.
    public var percent: Int
    /// Hints given before it.
    public var hints: Int
    /// When it was given.
    public var at: Instant

    /// All members.
    public init(presentation: PresentationID, question: QuestionID, percent: Int, hints: Int, at: Instant) {
        self.presentation = presentation
        self.question = question
        self.percent = percent
        self.hints = hints
        self.at = at
    }
}

/// The answers of one activity with which the threshold of a rubric was reached.
public struct MasteryWindow: Hashable, Sendable {
    /// The activity.
    public var activity: ActivityID
    /// The household day of the last answer.
    public var day: Day
    /// In the order in which they were given; never empty.
    public var answers: [MasteryAnswer]

    /// All members.
    public init(activity: ActivityID, day: Day, answers: [MasteryAnswer]) {
        self.activity = activity
        self.day = day
        self.answers = answers
    }

    /// When it was reached.
    public var at: Instant { answers.last?.at ?? Instant(seconds: 0) }

    /// The mean of its answers, 0 to 100 and rounded down.
    public var mean: Int { MasteryRule.mean(of: answers) }
}
