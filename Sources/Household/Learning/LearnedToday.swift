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
    public private(set) var day: Day?
    /// What was done, by lesson.
    public private(set) var parts: [LessonID: Part]
    /// Wrong first answers that count toward the learning day.
    public private(set) var wrongCounted: Int
    /// Questions that were answered, over all lessons.
    private(set) var questions: Int

    /// All members; without arguments a day on which nothing was done.
    public init(day: Day? = nil, parts: [LessonID: Part] = [:], wrongCounted: Int = 0) {
        self.day = day
        self.parts = parts
        self.wrongCounted = wrongCounted
        questions = parts.values.reduce(0) { $0 + $1.answered.count }
    }

    /// The same on a day: nothing on another one.
    func on(_ day: Day) -> LearnedToday { self.day == day ? self : LearnedToday(day: day) }

    /// Whether a right first answer to a question still pays.
    func pays(_ question: QuestionID, of lesson: LessonID) -> Bool {
        questions < LearningRules.mostQuestionsOfDay && parts[lesson]?.right.contains(question) != true
    }

    /// What a scored first answer counts for.
    func credit(_ question: QuestionID, of lesson: LessonID, isRight: Bool) -> AnswerCredit {
        let isNew = parts[lesson]?.answered.contains(question) != true
        guard isNew, questions < LearningRules.mostQuestionsOfDay else { return .again }
        return isRight || wrongCounted < RewardRules.wrongAnswersOfLearningDay ? .full : .answered
    }

    /// Takes in a scored first answer.
    mutating func take(_ fact: AnswerFact, of lesson: LessonID, on day: Day) {
        if self.day != day { self = LearnedToday(day: day) }
        let isRight = fact.outcome == .correct
        var part = parts[lesson] ?? Part()
        if questions < LearningRules.mostQuestionsOfDay || part.answered.contains(fact.question) {
            if part.answered.insert(fact.question).inserted { questions += 1 }
            if isRight { part.right.insert(fact.question) }
        }
        part.longestRun = max(part.longestRun, fact.run)
        parts[lesson] = part
        if !isRight, fact.credit == .full { wrongCounted += 1 }
    }
}
