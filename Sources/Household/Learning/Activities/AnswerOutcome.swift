/// What an answer came to, and so what comes next, as front-ends see it: never a red cross (Content, Model).
public enum AnswerOutcome: String, CaseIterable, Sendable {
    case correct
    /// The question comes once more.
    case tryAgain
    /// For kinds that are never graded.
    case participated
    /// That was the last try: the explanation tells how it is found, and the activity goes on.
    case explained
}

extension AnswerOutcome {
    /// What an answer comes to. A rapid one is no try, whether it would be right or wrong.
    init(_ grading: Grading, isRapid: Bool, to presentation: Presentation) {
        if !grading.isGraded {
            self = .participated
        } else if isRapid {
            self = presentation.rapidAnswers < LearningRules.rapidAnswers ? .tryAgain : .explained
        } else if grading.isRight {
            self = .correct
        } else {
            self = presentation.attempt > LearningRules.retries ? .explained : .tryAgain
        }
    }
}
