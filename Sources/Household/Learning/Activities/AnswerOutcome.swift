/// What an answer came to, and so what comes next, as front-ends see it: never a red cross (Content, Model).
public enum AnswerOutcome: String, CaseIterable, Sendable {
    case correct
    /// The question comes once more.
    case tryAgain
    /// For kinds that are never graded.
    case participated
    /// That was the last try: the explanation tells how it is found, and the activity goes on.
    case explained
    /// It came after the end of a quiz's time: it is not looked at, and the quiz is over.
    case late
}

extension AnswerOutcome {
    /// What an answer comes to. A rapid one is no try, whether it would be right or wrong.
    ///
    /// - Parameter retries: how often the question is shown again after a wrong first answer.
    init(_ grading: Grading, isRapid: Bool, to presentation: borrowing Presentation, retries: Int) {
        if !grading.isGraded {
            self = .participated
        } else if isRapid {
            self = presentation.rapidAnswers < LearningRules.rapidAnswers ? .tryAgain : .explained
        } else if grading.isRight {
            self = .correct
        } else {
            self = presentation.attempt > retries ? .explained : .tryAgain
        }
    }
}
