/// How a question stands on a household day before one more scored first answer to it.
struct QuestionToday {
    /// Whether it was counted as answered, and as answered rightly.
    let wasAnswered: Bool
    let wasRight: Bool
    /// The longest row of right first answers in its lesson.
    let longestRun: Int
    /// Questions that were answered on the day, and those of them that were right when they were asked first.
    let questions: Int
    let right: Int

    private var hasRoom: Bool { questions < LearningRules.mostQuestionsOfDay }

    /// Whether a right first answer still pays.
    var pays: Bool { hasRoom && !wasRight }

    /// What a scored first answer counts for.
    var credit: AnswerCredit { !wasAnswered && hasRoom ? .answered : .again }

    /// Whether the day is a learning day by its answers, with this one: enough of them, and enough of these right (Rewards,
    /// Day streak).
    func makesLearningDay(isRight: Bool) -> Bool {
        let isNew = credit != .again
        let answers = questions + (isNew ? 1 : 0)
        let rightOnes = right + (isRight && isNew ? 1 : 0)
        return answers >= RewardRules.answersOfLearningDay && rightOnes * 100 >= answers * RewardRules.percentThatCounts
    }
}
