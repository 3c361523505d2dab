/// Why something about an activity cannot be done.
public enum LearningRefusalKind: Hashable, Sendable {
    /// Another activity of this kind is open.
    case open(ActivityID)
    case unknownLesson(LessonID)
    /// The content filter does not allow the lesson now.
    case filtered(FilterCode)
    case unknownActivity(ActivityID)
    /// The activity is over.
    case finished(ActivityID)
    case abandoned(ActivityID)
    case paused(ActivityID)
    /// Neither the current presentation nor one that was answered.
    case stalePresentation(current: PresentationID)
    /// The answer cannot be judged; it costs no attempt. With what is expected.
    case wrongShape(String)
    /// These numbers have no answer yet.
    case unfinished([Int])
    /// All hints of the question are used, or hints are not offered to this child.
    case hintNotAvailable
    case notEnoughStars(needed: Int, have: Int)
    /// The question changed with a new version of its pack, or is gone.
    case contentChanged(QuestionID)
    case unknownSkill(SkillID)
    /// Nothing in the lesson can be graded.
    case nothingToAsk(LessonID)
    /// The child has not finished lessons of two skills of the subject.
    case nothingToMix(String)
    /// A fact is explained after the answer, and not before.
    case factIsAsked(MathFact)
    /// So many sprints were enough; seconds until there can be others.
    case sprintsRest(seconds: Int)
    /// The skill is not mastered, or its day has not come.
    case reviewNotDue(SkillID)

    /// Whether the words for the child invite it to a lesson.
    public var invites: Bool {
        switch self {
        case .open, .unknownLesson, .unknownActivity, .finished, .abandoned, .paused, .contentChanged,
            .unknownSkill, .nothingToAsk, .nothingToMix, .reviewNotDue, .unfinished:
            true
        case .filtered, .stalePresentation, .wrongShape, .hintNotAvailable, .notEnoughStars, .sprintsRest,
            .factIsAsked:
            false
        }
    }
}
