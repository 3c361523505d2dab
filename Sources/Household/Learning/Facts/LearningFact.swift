/// What can happen in a child's learning. All amounts are inside: applying a fact computes no rule.
public indirect enum LearningFact: Hashable, Sendable {
    case started(ActivityStarted)
    case shown(PresentationShown)
    case answered(AnswerFact)
    case hinted(HintFact)
    case paused(ActivityMark)
    case resumed(ActivityMark)
    case returned(QuizReturn)
    case finished(ActivityFinished)
    case abandoned(ActivityMark)
    /// The child set its goal for sprints.
    case goalSet(FactGoalSet)
}

extension LearningFact {
    /// The activity that it is about.
    public var activity: ActivityID? {
        switch self {
        case .started(let fact): fact.activity
        case .shown(let fact): fact.activity
        case .answered(let fact): fact.activity
        case .hinted(let fact): fact.activity
        case .paused(let mark), .resumed(let mark), .abandoned(let mark): mark.activity
        case .finished(let fact): fact.summary.activity
        case .returned(let fact): fact.activity
        case .goalSet: nil
        }
    }
}
