/// What an activity will ask, fixed at its start.
public struct ActivityPlan: Hashable, Sendable {
    /// The kind of activity.
    public var kind: ActivityKind
    /// The questions in the order in which they are asked.
    public var questions: [QuestionID]
    /// The points of all of them together.
    public var maximum: Int

    /// All members of a plan.
    public init(kind: ActivityKind, questions: [QuestionID], maximum: Int) {
        self.kind = kind
        self.questions = questions
        self.maximum = maximum
    }

    /// The plan of a lesson: all of its questions, section by section.
    public init(of lesson: DrawnLesson) {
        self.init(kind: .lesson, questions: lesson.installed.lesson.questions, maximum: lesson.maximum)
    }
}
