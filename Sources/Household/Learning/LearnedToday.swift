/// Which questions were answered on one household day, so that starting a lesson anew pays nothing twice (Rewards,
/// Ledgers): a right first answer pays once a day, and each length of a row of right ones once a day and lesson.
public struct LearnedToday: Hashable, Sendable {
    /// What was done of one lesson.
    public struct Part: Hashable, Sendable {
        /// Questions with a scored first answer.
        public var answered: Set<QuestionID>
        /// Those of them that were answered rightly at first.
        public var right: Set<QuestionID>
        /// The longest row of right first answers.
        public var longestRun: Int

        /// All members; without arguments a lesson that was not begun.
        public init(answered: Set<QuestionID> = [], right: Set<QuestionID> = [], longestRun: Int = 0) {
            self.answered = answered
            self.right = right
            self.longestRun = longestRun
        }
    }

    /// The household day; nil before the first answer.
    public package(set) var day: Day?
    /// What was done, by lesson.
    public package(set) var parts: [LessonID: Part]
    /// Questions that were answered, over all lessons.
    private(set) var questions: Int
    /// Those of them that were answered rightly at first, sooner or later on the day.
    private(set) var right: Int

    /// All members; without arguments a day on which nothing was done.
    public init(day: Day? = nil, parts: [LessonID: Part] = [:]) {
        self.day = day
        self.parts = parts
        questions = parts.values.reduce(0) { $0 + $1.answered.count }
        right = parts.values.reduce(0) { $0 + $1.right.count }
    }

    /// The same on a day: nothing on another one.
    func on(_ day: Day) -> LearnedToday { self.day == day ? self : LearnedToday(day: day) }

    /// Whether a right first answer to a question still pays.
    func pays(_ question: QuestionID, of lesson: LessonID) -> Bool {
        questions < LearningRules.mostQuestionsOfDay && parts[lesson]?.right.contains(question) != true
    }

    /// What a scored first answer counts for.
    func credit(_ question: QuestionID, of lesson: LessonID) -> AnswerCredit {
        let isNew = parts[lesson]?.answered.contains(question) != true
        return isNew && questions < LearningRules.mostQuestionsOfDay ? .answered : .again
    }

    /// Whether the day is a learning day by its answers, with one more scored first answer: enough of them, and enough of
    /// these right (Rewards, Day streak).
    func makesLearningDay(with question: QuestionID, of lesson: LessonID, isRight: Bool) -> Bool {
        let part = parts[lesson]
        let isNew = credit(question, of: lesson) != .again
        let isKnown = isNew || part?.answered.contains(question) == true
        let answers = questions + (isNew ? 1 : 0)
        let rightOnes = right + (isRight && isKnown && part?.right.contains(question) != true ? 1 : 0)
        return answers >= RewardRules.answersOfLearningDay && rightOnes * 100 >= answers * RewardRules.percentThatCounts
    }

    /// Takes in a scored first answer.
    mutating func take(_ fact: AnswerFact, of lesson: LessonID, on day: Day) {
        if self.day != day { self = LearnedToday(day: day) }
        var part = parts[lesson] ?? Part()
        if questions < LearningRules.mostQuestionsOfDay || part.answered.contains(fact.question) {
            if part.answered.insert(fact.question).inserted { questions += 1 }
            if fact.outcome == .correct, part.right.insert(fact.question).inserted { right += 1 }
        }
        part.longestRun = max(part.longestRun, fact.run)
        parts[lesson] = part
    }
}
