import Words

/// Where an activity stands, for a front-end.
public struct ActivityView: Hashable, Sendable {
    /// The id of the activity.
    public var activity: ActivityID
    /// What kind it is.
    public var kind: ActivityKind
    /// The lesson; of a quiz over a subject one of its lessons.
    public var lesson: LessonID
    /// The title of the lesson; empty when the lesson is not there for the child now.
    public var title: String
    /// Where it stands.
    public var state: ActivityState
    /// What to show; nil while it is paused, and at the end.
    public var question: QuestionView?
    /// The result of a finished activity.
    public var summary: ActivitySummary?
    /// The clock of a quiz with a limit.
    public var timer: QuizTimer?
    /// The skill that a review looks back at.
    public var skill: SkillID?
    /// Of a quiz over a subject: that subject.
    public var subject: String?
    /// Right answers to reach in a sprint.
    public var goal: Int?
    /// Words for a child that comes back to a quiz after a long absence.
    public var welcomeBack: Saying?
    /// At its start: that some questions of the lesson need what the front-end cannot bring.
    public var notShown: Saying?

    /// All members of the view.
    public init(
        activity: ActivityID, kind: ActivityKind, lesson: LessonID, title: String, state: ActivityState,
        question: QuestionView?, summary: ActivitySummary?, timer: QuizTimer? = nil, skill: SkillID? = nil,
        subject: String? = nil
    ) {
        self.activity = activity
        self.kind = kind
        self.lesson = lesson
        self.title = title
        self.state = state
        self.question = question
        self.summary = summary
        self.timer = timer
        self.skill = skill
        self.subject = subject
    }
}
