/// What can happen in a child's learning. All amounts are inside: applying a fact computes no rule.
public indirect enum LearningFact: Hashable, Sendable {
    case started(ActivityStarted)
    case shown(PresentationShown)
    case answered(AnswerFact)
    case hinted(HintFact)
    case paused(ActivityMark)
    case resumed(ActivityMark)
    case finished(ActivityFinished)
    case abandoned(ActivityMark)
}
